print("rankup")

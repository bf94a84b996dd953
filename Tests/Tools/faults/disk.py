"""A disk that forgets what was not synced, filled from the log of a run."""

import os
import posixpath


class Node:
    """A file, a folder or a link: what the system shows of it, and what a power cut would leave."""

    def __init__(self, kind, content, is_durable):
        self.kind = kind
        self.now = content
        empty = {} if kind == "folder" else b""
        self.durable = self.copied(content) if is_durable else empty
        if kind == "link":
            self.durable = content

    @staticmethod
    def copied(content):
        return dict(content) if isinstance(content, dict) else content

    def sync(self):
        self.durable = self.copied(self.now)

    @property
    def is_synced(self):
        return self.now == self.durable


class Disk:
    """The folders of a home; everything in the template is on the disk to begin with."""

    def __init__(self, folder):
        self.folder = str(folder)
        self.root = self.load(folder)
        self.open = {}

    def load(self, path):
        if path.is_symlink():
            return Node("link", os.readlink(path), True)
        if path.is_dir():
            return Node("folder", {child.name: self.load(child) for child in path.iterdir()}, True)
        return Node("file", path.read_bytes(), True)

    def find(self, path):
        """The folder that a path lies in, and its name there, links on the way followed."""
        *folders, name = posixpath.relpath(path, self.folder).split("/")
        node = self.root
        for folder in folders:
            node = node.now[folder] if node else None
        return node, name

    def look(self, path):
        """What lies at a path after links, and where that is; None when there is nothing."""
        if path == self.folder:
            return self.root, path
        folder, name = self.find(path)
        node = folder.now.get(name) if folder else None
        if node is not None and node.kind == "link":
            return self.look(posixpath.normpath(posixpath.join(posixpath.dirname(path), node.now)))
        return node, path

    def apply(self, call, output):
        """Does what a call did; returns whether it changed the disk or the screen."""
        if call.result < 0:
            return False
        name = {"renameat": "rename", "renameat2": "rename", "mkdirat": "mkdir",
                "unlinkat": "unlink", "fdatasync": "fsync", "open": "openat"}.get(call.name, call.name)
        if name == "write" and call.descriptor == 1:
            output += call.texts[0][:call.result]
            return True
        action = getattr(self, f"do_{name}", None)
        paths = [os.fsdecode(text) for text in call.texts] if name != "write" else [call.path]
        if name in ("fsync", "ftruncate", "close"):
            paths = [call.path]
        inside = paths and paths[0].startswith(self.folder)
        return bool(action and inside and action(call, paths))

    def do_openat(self, call, paths):
        node, place = self.look(paths[0])
        is_new = node is None
        if is_new:
            folder, name = self.find(place)
            node = folder.now[name] = Node("file", b"", False)
        if "O_TRUNC" in call.flags:
            node.now = b""
        self.open[call.result] = [node, 0, "O_APPEND" in call.flags]
        return is_new

    def do_close(self, call, paths):
        self.open.pop(call.descriptor, None)
        return False

    def do_write(self, call, paths):
        node, offset, appends = self.open[call.descriptor]
        offset = len(node.now) if appends else offset
        data = call.texts[0][:call.result]
        node.now = node.now[:offset] + data + node.now[offset + len(data):]
        self.open[call.descriptor][1] = offset + len(data)
        return True

    def do_ftruncate(self, call, paths):
        node = self.open[call.descriptor][0]
        length = int(call.arguments.split(",")[1])
        node.now = node.now[:length].ljust(length, b"\0")
        return True

    def do_fsync(self, call, paths):
        self.open[call.descriptor][0].sync()
        return True

    def do_mkdir(self, call, paths):
        folder, name = self.find(paths[0])
        folder.now[name] = Node("folder", {}, False)
        return True

    def do_unlink(self, call, paths):
        folder, name = self.find(paths[0])
        del folder.now[name]
        return True

    def do_rename(self, call, paths):
        old, name = self.find(paths[0])
        node = old.now.pop(name)
        new, name = self.find(paths[1])
        new.now[name] = node
        return True

    def unsynced(self, node=None, path=""):
        """The paths of all that a power cut would take away or change."""
        node = node or self.root
        found = [] if node.is_synced else [path]
        if node.kind == "folder":
            for name, child in node.now.items():
                found += self.unsynced(child, f"{path}/{name}")
        return found

    def tree(self, entries, data, node=None, path=""):
        """What a power cut leaves, as (path, kind, content): of entries and of data only what was
        synced ("durable") or all ("now"); of data also a half of what was added."""
        node = node or self.root
        if node.kind != "folder":
            content = node.durable if data == "durable" else node.now
            if data == "half" and node.kind == "file":
                content = node.now[:(len(node.durable) + len(node.now)) // 2]
            return [(path, node.kind, content)]
        found = [(path, "folder", b"")]
        shown = node.durable if entries == "durable" else node.now
        for name in sorted(shown):
            found += self.tree(entries, data, shown[name], f"{path}/{name}")
        return found


def write_tree(tree, folder):
    """Makes the folders and files of a tree."""
    for path, kind, content in tree:
        place = str(folder) + path
        if kind == "folder":
            os.makedirs(place)
        elif kind == "link":
            os.symlink(content, place)
        else:
            with open(place, "wb") as file:
                file.write(content)

import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createFiles, type Files } from "./files.ts";

const x = Buffer.from("x");
const info = { contentType: "text/plain", bytes: 1 };

describe("files on disk", () => {
  let dataDir: string;
  let root: string;
  let outside: string;
  let files: Files;
  const open = () => createFiles({ dataDir, log: createLog("silent") });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "candour-disk-"));
    root = join(dataDir, "files");
    outside = join(dataDir, "outside");
    await mkdir(outside);
    await writeFile(join(outside, "secret.txt"), "theirs");
    files = await open();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const reason = (work: Promise<unknown>) =>
    work.then(
      () => "it worked",
      (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
    );

  it("are for the owner's eyes only", async () => {
    await files.put("cv/2025/a.pdf", x, info);
    const modes = ["", ".unfinished", "cv", "cv/2025", "cv/2025/a.pdf"].map(async (path) =>
      ((await stat(join(root, path))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(["700", "700", "700", "700", "600"]);
  });

  it("lose what a crash left behind, but not what another process is writing", async () => {
    const [old, fresh] = [join(root, ".unfinished/old"), join(root, ".unfinished/fresh")];
    await writeFile(old, "half");
    await writeFile(fresh, "half");
    const longAgo = Date.now() / 1000 - 2 * 60 * 60;
    await utimes(old, longAgo, longAgo);
    await files.put("kept.txt", x, info);
    await utimes(join(root, "kept.txt"), longAgo, longAgo);
    await open();
    expect(await readdir(join(root, ".unfinished"))).toEqual(["fresh"]);
    expect(await readFile(join(root, "kept.txt"))).toEqual(x);
  });

  it("are never read, written or removed through a folder that is a link", async () => {
    await symlink(outside, join(root, "trick"));
    await mkdir(join(root, "deep"));
    await symlink(outside, join(root, "deep/trick"));
    for (const folder of ["trick", "deep/trick"]) {
      const link = `${folder} is a symbolic link`;
      expect(await reason(files.get(`${folder}/secret.txt`))).toContain(link);
      expect(await reason(files.put(`${folder}/new.txt`, x, info))).toContain(link);
      expect(await reason(files.put(`${folder}/a/b/new.txt`, x, info))).toContain(link);
      expect(await reason(files.remove(`${folder}/secret.txt`))).toContain(link);
    }
    expect(await readdir(outside)).toEqual(["secret.txt"]);
    expect(await readdir(join(root, ".unfinished"))).toEqual([]);
  });

  it("are never read or written through a link in the place of the file", async () => {
    await symlink(join(outside, "secret.txt"), join(root, "trick.txt"));
    expect(await reason(files.get("trick.txt"))).toContain("A symbolic link lies in");
    await files.put("trick.txt", x, info);
    expect(await readFile(join(outside, "secret.txt"), "utf8")).toBe("theirs");
    expect(await readFile(join(root, "trick.txt"), "utf8")).toBe("x");
  });

  it("refuse to start when the place for drafts is a link", async () => {
    await rm(join(root, ".unfinished"), { recursive: true });
    await symlink(outside, join(root, ".unfinished"));
    expect(await reason(open())).toContain(".unfinished is a symbolic link");
  });

  it("may lie on another disk when the folder itself is the link", async () => {
    await rm(root, { recursive: true });
    await symlink(outside, root);
    await (await open()).put("a.txt", x, info);
    expect(await readFile(join(outside, "a.txt"), "utf8")).toBe("x");
  });

  it("say what is in the way", async () => {
    await files.put("cv/a.pdf", x, info);
    expect(await reason(files.put("cv", x, info))).toContain("A folder in ");
    expect(await reason(files.put("cv/a.pdf/b", x, info))).toContain("a folder is needed there");
    expect(await readdir(join(root, ".unfinished"))).toEqual([]);
  });

  it("are shown to people as not available, with the reason as the cause", async () => {
    await rm(root, { recursive: true });
    await expect(files.put("a.txt", x, info)).rejects.toMatchObject({
      fault: "unavailable",
      message: "Files are not available right now. Please try again.",
      cause: { message: `The folder ${root} or a part of it was removed while the program ran.` },
    });
  });

  it("are not ready when nothing can be written", async () => {
    await rm(root, { recursive: true });
    await expect(files.check()).rejects.toThrow(`The folder ${root} or a part of it was removed`);
    await writeFile(root, "");
    await expect(open()).rejects.toThrow(`A file is in the way of the folder ${root}.`);
  });

  it("leave nothing behind when they are checked", async () => {
    await files.check();
    expect(await readdir(join(root, ".unfinished"))).toEqual([]);
  });
});

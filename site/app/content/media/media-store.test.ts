import { readdirSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { copyKeysIn, UnusableFile } from "~/content/media/media.ts";
import type { ImageAsset } from "~/content/model/model.ts";
import { hugePng } from "../../../../cms/tests/crafted-pictures.ts";
import type { ContentService } from "../../../testing/content-service.ts";
import { startServiceForTest } from "../../../testing/content-store.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { pngOf } from "../../../testing/test-picture.ts";
import { mediaWithTimeout, openMediaStore } from "./media-store.server.ts";

let folder: string;
let service: ContentService;
beforeEach(async () => {
  folder = temporaryFolder();
  service = await startServiceForTest();
});

const open = (ownPictures: ReadonlyMap<string, ImageAsset> = new Map()) =>
  openMediaStore({ folder, ownPictures, serviceOrigin: service.origin });

const requestCount = (url: string) => service.requests.filter((request) => request === url).length;

describe("a picture", () => {
  it("is copied once, in sizes up to its own", async () => {
    service.files.set("/uploads/a.png", await pngOf(1000, 500));
    const media = open();
    const file = { url: "/uploads/a.png", updatedAt: "2026-11-01" };
    const [first, second] = await Promise.all([media.image(file, "A court"), media.image(file, "A court")]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ alt: "A court", width: 1000, height: 500 });
    expect(first.sources[0]?.srcSet.match(/\d+w/g)).toEqual(["480w", "640w", "800w", "1000w"]);
    expect(await open().image(file, "A court")).toEqual(first);
    expect(requestCount(file.url)).toBe(1);
    const [key = ""] = copyKeysIn(JSON.stringify(first));
    expect(readdirSync(path.join(folder, key)).toSorted()).toEqual([
      "1000.webp",
      "480.webp",
      "640.webp",
      "800.webp",
      "record.json",
    ]);
  });

  it("is copied again after its file was replaced at the same URL", async () => {
    service.files.set("/uploads/a.png", await pngOf(300, 200));
    const media = open();
    const before = await media.image({ url: "/uploads/a.png", updatedAt: "1" }, "");
    service.files.set("/uploads/a.png", await pngOf(400, 200));
    const after = await media.image({ url: "/uploads/a.png", updatedAt: "2" }, "");
    expect(after.src).not.toBe(before.src);
    expect(after.width).toBe(400);
  });

  it("that is not an image, or is missing, is rejected permanently", async () => {
    service.files.set("/uploads/a.png", Buffer.from("<svg onload=alert(1)"));
    const media = open();
    await expect(media.image({ url: "/uploads/a.png" }, "")).rejects.toThrow(UnusableFile);
    await expect(media.image({ url: "/uploads/none.png" }, "")).rejects.toThrow(/status 404/);
    await expect(media.image({ url: "/uploads/none.png" }, "")).rejects.toThrow(UnusableFile);
  });
});

it("a picture in SVG is rejected by its header: decoding its filters could take minutes", async () => {
  const drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  service.files.set("/uploads/drawing.pdf", Buffer.from(drawing));
  await expect(open().image({ url: "/uploads/drawing.pdf" }, "")).rejects.toThrow(/svg.* JPEG, PNG, WebP/);
});

it("a picture of more than 50 megapixels is rejected by its header", async () => {
  service.files.set("/uploads/huge.png", hugePng(8_000));
  await expect(open().image({ url: "/uploads/huge.png" }, "")).rejects.toThrow("exceeds pixel limit");
});

describe("other files", () => {
  it("a PDF keeps its size and is named by its title; any other file is rejected", async () => {
    service.files.set("/uploads/x.pdf", Buffer.from("%PDF-1.7 text"));
    service.files.set("/uploads/y.pdf", Buffer.from("<html>"));
    const media = open();
    expect(await media.file("pdf", { url: "/uploads/x.pdf" }, "November 2026 Newsletter")).toEqual({
      sizeBytes: 13,
      url: expect.stringMatching(/^\/files\/[0-9a-f]{24}\/November-2026-Newsletter\.pdf$/),
    });
    await expect(media.file("pdf", { url: "/uploads/y.pdf" }, "Y")).rejects.toThrow(
      "is not a valid pdf file",
    );
  });

  it("an MP3 begins with a tag or a frame; any other file is rejected and deleted", async () => {
    const mp3 = async (bytes: Buffer) => {
      service.files.set("/uploads/x.mp3", bytes);
      return open().file("mp3", { url: "/uploads/x.mp3", updatedAt: bytes.toString("hex") }, "The tree");
    };
    await expect(mp3(Buffer.from("<html>It works!"))).rejects.toThrow("is not a valid mp3 file");
    expect(readdirSync(folder)).toEqual([]);
    expect((await mp3(Buffer.from("ID3\u0003 sound"))).url).toMatch(/\/The-tree\.mp3$/);
    expect((await mp3(Buffer.from([0xff, 0xfb, 0x90, 0x00]))).sizeBytes).toBe(4);
  });
});

it("calls for files not copied by the deadline reject, and no download starts after it", async () => {
  service.files.set("/uploads/a.png", await pngOf(300, 200));
  service.files.set("/uploads/b.png", await pngOf(300, 200));
  const media = open();
  const [first, second] = [{ url: "/uploads/a.png" }, { url: "/uploads/b.png" }];
  const hanging = mediaWithTimeout({ ...media, image: () => new Promise(() => {}) }, 50);
  await expect(hanging.image(first, "")).rejects.toThrow("/uploads/a.png is still being copied");
  await expect(hanging.image(second, "")).rejects.toThrow("/uploads/b.png has not been copied yet");

  const copiedPicture = await media.image(first, "");
  const expiredMedia = mediaWithTimeout(media, -1);
  expect(await expiredMedia.image(first, "")).toEqual(copiedPicture);
  await expect(expiredMedia.image(second, "")).rejects.toThrow("/uploads/b.png has not been copied yet");
  expect(requestCount(second.url)).toBe(0);
});

it("copies are deleted only if they are old and nothing shows them", async () => {
  const media = open();
  for (const name of ["shown", "old", "new"])
    service.files.set(`/uploads/${name}.pdf`, Buffer.from("%PDF-1.7"));
  const [shown = "", old = "", fresh = ""] = await Promise.all(
    ["shown", "old", "new"].map(
      async (name) => copyKeysIn((await media.file("pdf", { url: `/uploads/${name}.pdf` }, name)).url)[0],
    ),
  );
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  for (const key of [shown, old]) utimesSync(path.join(folder, key), longAgo, longAgo);
  // Another process may rename or delete a listed copy before it is inspected.
  symlinkSync("gone", path.join(folder, "0-vanished"));
  await media.prune(new Set([shown]));
  expect(readdirSync(folder).toSorted()).toEqual(["0-vanished", shown, fresh].toSorted());
});

/** @module-tag slow */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { type RunningCms, startCms } from "../testing/running-cms.ts";
import { makeContentFolder } from "./content-folder.ts";
import {
  type ContentManager,
  credentials,
  newsletters,
  openContentManager,
  posts,
} from "./content-manager.ts";
import { hugeGif, hugePng, pngWithTextChunks } from "./crafted-pictures.ts";
import { type MediaLibrary, openMediaLibrary } from "./media-library.ts";
import { type Credentials, invite, listRoute, logIn, type PanelClient, singleTypeRoute } from "./panel.ts";

let cms: RunningCms;
let temporaryDir: string;
let contentManager: ContentManager;
let superAdmin: PanelClient;
let author: PanelClient;
let authorAccount: Credentials;
let superAdminLibrary: MediaLibrary;
let authorLibrary: MediaLibrary;

beforeAll(async () => {
  const contentDir = await makeContentFolder();
  temporaryDir = temporaryFolder();
  cms = await startCms({ withAdministrator: true, contentDir, env: { TMPDIR: temporaryDir } });
  contentManager = await openContentManager(cms);
  superAdmin = await logIn(cms, credentials);
  authorAccount = await invite(cms, superAdmin, "Author", ["Aude", "Example"]);
  author = await logIn(cms, authorAccount);
  superAdminLibrary = await openMediaLibrary(cms);
  authorLibrary = await openMediaLibrary(cms, authorAccount);
}, 300_000);

afterAll(() => cms?.stop());

const fileExists = async (id: number) => (await superAdmin("GET", `/upload/files/${id}`)).status === 200;

const readFolder = async (id: number) =>
  (await superAdmin("GET", `/upload/files/${id}`)).json<{ folderPath: string }>().folderPath;

async function newFolder(name: string, parent: number | null = null): Promise<number> {
  const response = await superAdmin("POST", "/upload/folders", { name, parent });
  return response.data<{ id: number }>().id;
}

describe("an author", () => {
  it("deletes and moves their own files, one by one and in bulk", async () => {
    const [one, two, three] = [
      await authorLibrary.upload("one.png"),
      await authorLibrary.upload("two.png"),
      await authorLibrary.upload("three.png"),
    ];
    const destinationFolderId = await newFolder("Mine");
    const moved = await author("POST", "/upload/actions/bulk-move", {
      fileIds: [one.id],
      destinationFolderId,
    });
    expect(moved.status).toBe(200);
    expect(await readFolder(one.id)).not.toBe("/");
    expect((await author("DELETE", `/upload/files/${one.id}`)).status).toBe(200);
    const bulkDelete = await author("POST", "/upload/actions/bulk-delete", {
      fileIds: [two.id, `${three.id}`],
    });
    expect(bulkDelete.status).toBe(200);
    for (const { id } of [one, two, three]) expect(await fileExists(id)).toBe(false);
  });

  it("cannot delete or move other people's files", async () => {
    const folder = await newFolder("Ours");
    const innerFolder = await newFolder("Inside", folder);
    const [loose, kept, own] = [
      await superAdminLibrary.upload("loose.png"),
      await superAdminLibrary.upload("kept.png", innerFolder),
      await authorLibrary.upload("own.png"),
    ];
    const elsewhere = await newFolder("Elsewhere");
    const foldersBefore = [await readFolder(loose.id), await readFolder(kept.id), await readFolder(own.id)];
    const files = { fileIds: [own.id, loose.id] };
    const strings = { fileIds: [`${loose.id}`] };
    const folders = { folderIds: [folder] };
    for (const [method, route, body] of [
      ["DELETE", `/upload/files/${loose.id}`, undefined],
      ["POST", "/upload/actions/bulk-delete", files],
      ["POST", "/Upload/Actions/Bulk-Delete/", strings],
      ["POST", "/upload/actions/bulk-delete", folders],
      ["POST", "/upload/actions/bulk-move", { ...files, destinationFolderId: elsewhere }],
      ["POST", "/upload/actions/bulk-move", { ...folders, destinationFolderId: elsewhere }],
      ["PUT", `/upload/folders/${folder}`, { name: "Taken", parent: elsewhere }],
    ] as const) {
      expect((await author(method, route, body)).status, `${method} ${route}`).toBe(403);
    }
    for (const { id } of [loose, kept, own]) expect(await fileExists(id)).toBe(true);
    expect([await readFolder(loose.id), await readFolder(kept.id), await readFolder(own.id)]).toEqual(
      foldersBefore,
    );
  });

  it.each([{ fileIds: [{ $gt: 0 }] }, { folderIds: [null] }])(
    "cannot bulk-delete with the invalid body %j",
    async (body) => {
      expect((await author("POST", "/upload/actions/bulk-delete", body)).status).toBe(400);
    },
  );
});

describe("a file that the website shows", () => {
  it("cannot be deleted, and the message names where it is used", async () => {
    const folder = await newFolder("Barns");
    const picture = await superAdminLibrary.upload("barn.png", folder);
    const other = await superAdminLibrary.upload("other.png");
    const postInField = { title: "In the field", slug: "in-field", image: picture.id };
    const inField = await contentManager.createPublished(posts, postInField);
    const body = `![A barn](${cms.url}${picture.url})`;
    const inText = await contentManager.createPublished(posts, {
      title: "In the text",
      slug: "in-text",
      body,
    });

    const calls: [string, string, object?][] = [
      ["DELETE", `/upload/files/${picture.id}`],
      ["POST", "/upload/actions/bulk-delete", { fileIds: [other.id, picture.id] }],
      ["POST", "/upload/actions/bulk-delete", { folderIds: [folder] }],
    ];
    for (const [method, route, body] of calls) {
      const response = await superAdmin(method, route, body);
      expect(response.status, route).toBe(400);
      const { message } = response.refusal();
      expect(message).toMatch(
        /^“barn\.png” is used on the website by .*“In the field” in Posts.*\. Remove it there/,
      );
      expect(message).toContain("“In the text”");
    }
    expect(await fileExists(picture.id)).toBe(true);
    expect(await fileExists(other.id)).toBe(true);
    expect((await fetch(`${cms.url}${picture.url}`)).status).toBe(200);

    // Only published versions count, so removing the picture from a draft changes nothing.
    await contentManager.update(posts, inField, { image: null });
    await contentManager.unpublish(posts, inText);
    const stillUsed = await superAdmin("DELETE", `/upload/files/${picture.id}`);
    expect(stillUsed.text).toContain("“In the field”");
    expect(stillUsed.text).not.toContain("“In the text”");
    await contentManager.publish(posts, inField);
    expect((await superAdmin("POST", "/upload/actions/bulk-delete", { folderIds: [folder] })).status).toBe(
      200,
    );
    expect(await fileExists(picture.id)).toBe(false);
  });

  it("cannot be deleted if it is a newsletter's PDF", async () => {
    const issue = (await contentManager.list(newsletters))[0];
    const pdf = (issue?.pdf as { id: number } | undefined)?.id;
    const response = await superAdmin("DELETE", `/upload/files/${pdf}`);
    expect(response.status).toBe(400);
    expect(response.text).toContain(`“${issue?.name}”`);
  });
});

describe("a picture without a description", () => {
  it("keeps its entry from being published or scheduled, and the message says where to describe it", async () => {
    const picture = await superAdminLibrary.upload("yard.png");
    const post = { title: "A yard", slug: "a-yard", image: picture.id };
    const { documentId } = await contentManager.create(posts, post);
    const route = `${listRoute(posts)}/${documentId}`;
    const schedule = { publishAt: new Date(Date.now() + 3_600_000) };
    // The library's default description is the file name.
    for (const missingDescription of ["", "yard.png"]) {
      await superAdminLibrary.describe(picture.id, missingDescription);
      for (const response of [
        await superAdmin("POST", `${route}/actions/publish`, {}),
        await superAdmin("PUT", route, schedule),
      ]) {
        expect(response.status).toBe(400);
        const message = expect.stringContaining("“Alternative text”");
        expect(response.refusal()).toEqual({ message, paths: ["image"] });
      }
    }
    expect(await contentManager.find(posts, documentId)).toMatchObject({
      publishedAt: null,
      publishAt: null,
    });
    await superAdminLibrary.describe(picture.id, "A yard in May");
    expect((await superAdmin("POST", `${route}/actions/publish`, {})).status).toBe(200);
  });

  it("is accepted as the social sharing image, and for a person whose name describes it", async () => {
    const picture = await superAdminLibrary.upload("plain.png");
    await superAdminLibrary.describe(picture.id, "");
    await contentManager.createPublished(posts, { title: "Shared", slug: "shared", sharedImage: picture.id });
    const about = `${singleTypeRoute("about-page")}/actions/publish`;
    const response = await superAdmin("POST", about, {
      team: [{ name: "Pat", role: "Host", image: picture.id }],
    });
    expect(response.status, response.text).toBe(200);
  });
});

/** Uploads a file, or replaces one with it; returns status and message of the refusal. */
async function refusalOf(...upload: Parameters<MediaLibrary["uploadAs"]>) {
  const { status, text } = await authorLibrary.uploadAs(...upload);
  return [status, JSON.parse(text).error?.message];
}

describe("an upload", () => {
  it.each([
    ["that is no JSON", "{"],
    ["that is no object", '["a.png"]'],
    ["with a prototype", '{"__proto__":1}'],
    ["with a name that is no text", '{"name":{}}'],
    ["with a long name", `{"name":"${"a".repeat(100_000)}.png"}`],
    ["with a name whose transliteration is long", `{"name":"${"щ".repeat(100)}.png"}`],
  ])("with information %s is refused on every route", async (_what, fileInfo) => {
    const { id } = await authorLibrary.upload("informed.png");
    for (const route of ["", "/files", `?id=${id}`, `/files/${id}/replace`])
      expect(await authorLibrary.uploadWith(fileInfo, route), route).toBe(400);
  });

  it("cannot get a long name later", async () => {
    const { id } = await authorLibrary.upload("short.png");
    const fileInfo = { name: `${"a".repeat(100_000)}.png` };
    const updates = [{ id, fileInfo }];
    expect((await author("PUT", `/upload/files/${id}`, { fileInfo })).status).toBe(400);
    expect((await author("POST", "/upload/actions/bulk-update", { updates })).status).toBe(400);
  });

  const page = "<!doctype html><script>alert(1)</script>";
  it.each([
    ["page.png", page],
    ["page.pdf", page],
    ["page.html", page],
    ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    // An SVG renamed to .pdf must not be decoded: its filters could take minutes.
    ["drawing.pdf", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><!--%PDF- --></svg>"],
    ["picture.pdf", pngWithTextChunks(1, 9, "%PDF-")],
    ["picture.png\0.html", undefined],
    ["../picture.png", undefined],
  ])("called %j is refused for its name or its content", async (name, content) => {
    expect((await superAdminLibrary.uploadAs(name, content)).status).toBe(400);
  });

  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

  it.each([
    ["IMG_0012.HEIC", heic, /^“IMG_0012\.HEIC” is in HEIC, a phone format.* Export it as JPEG/],
    ["IMG_0012.jpg", heic, /^“IMG_0012\.jpg” is in HEIC, a phone format.* Export it as JPEG/],
    ["plan.docx", "PK", /^“plan\.docx” cannot be uploaded\. .*a document as PDF/],
    ["words.jpg", "words", /^“words\.jpg” is damaged, or is not the type of file that its name suggests/],
  ])("called %s is refused with a message that says why and what to do", async (name, content, message) => {
    expect(await refusalOf(name, content)).toEqual([400, expect.stringMatching(message)]);
  });

  it("that is too large is refused with the limit", async () => {
    const message = "The limit is 50 MB per file. Make the file smaller and upload it again.";
    expect(await refusalOf("large.png", Buffer.alloc(51 * 1024 * 1024))).toEqual([413, message]);
  });

  it.each([
    ["huge.png", () => hugePng(15_000), "15,000 x 15,000 pixels"],
    ["huge.gif", () => hugeGif(5_000, 3), "5,000 x 5,000 pixels in 3 frames"],
  ])(
    "of %s, whose pixels would fill the memory, is refused with a message that says why and what to do",
    async (name, makePicture, size) => {
      const { id } = await authorLibrary.upload("small.png");
      const message = `"${name}" is ${size}; the limit is 50 megapixels. Make it smaller and upload it again.`;
      for (const replaced of [undefined, id])
        expect(await refusalOf(name, makePicture(), replaced)).toEqual([400, message]);
    },
  );

  it.each([
    ["many.png", () => pngWithTextChunks(17, 1)],
    ["long.png", () => pngWithTextChunks(9, 8_000_000)],
  ])(
    "of %s, whose compressed text would fill the memory, is refused with a message that says why and what to do",
    async (name, makePicture) => {
      const message = `"${name}" holds more hidden text than a picture needs. Export it again and upload the new file.`;
      expect(await refusalOf(name, makePicture())).toEqual([400, message]);
    },
  );

  it("of a picture with ordinary metadata is accepted", async () => {
    expect((await authorLibrary.uploadAs("noted.png", pngWithTextChunks(16, 1_000))).status).toBe(201);
  });

  it("leaves no temporary files, and is accepted on no other route", async () => {
    const send = async (route: string, authorization = "", name = "files") => {
      const body = new FormData();
      body.append(name, new Blob(["x".repeat(100_000)], { type: "image/png" }), "a.png");
      body.append(name, new Blob(["x"], { type: "image/png" }), "b.png");
      return (await fetch(`${cms.url}${route}`, { method: "POST", headers: { authorization }, body })).status;
    };
    for (const route of ["/_health", "/admin/login", "/api/leads", "/api/upload", "/uploads/a", "/nowhere"])
      expect(await send(route, `Bearer ${cms.token}`), route).toBe(415);
    for (const invalidAuthorization of ["", "Bearer nobody", `Bearer ${cms.token}`])
      expect(await send("/upload", invalidAuthorization), invalidAuthorization).toBe(401);
    for (const name of ["files", "other", "__proto__"])
      expect(await send("/upload", authorLibrary.authorization, name), name).toBe(400);
    expect(await send("/upload/nowhere", authorLibrary.authorization)).toBeOneOf([404, 405]);
    await authorLibrary.upload("kept.png");
    await expect.poll(() => readdirSync(temporaryDir)).toEqual([]);
  });

  it("is served with the type of its file extension, and never as a page", async () => {
    const { status, text } = await superAdminLibrary.uploadAs("captions.vtt", `WEBVTT\n\n${page}`);
    expect(status).toBe(201);
    const [{ url }] = JSON.parse(text);
    const { headers } = await fetch(`${cms.url}${url}`);
    expect(headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  });
});

it("an upload from a URL is refused, because the service could reach internal hosts", async () => {
  for (const host of ["0.0.0.0", "127.0.0.1"]) {
    const urls = [`http://${host}:${cms.port}/admin/init`];
    const response = await author("POST", "/upload/actions/upload-from-urls", { urls });
    expect(response.status).toBe(403);
    expect(response.text).toContain("from your computer");
  }
});

import { createRequire } from "node:module";
import path from "node:path";
import { cmsDir, credentials } from "../testing/running-cms.ts";
import { type PanelService, sessionToken } from "./panel.ts";

interface MediaFile {
  hash: string;
  id: number;
  url: string;
}

/** Calls that the panel makes to the media library. */
export type MediaLibrary = Awaited<ReturnType<typeof openMediaLibrary>>;

/** Returns the bytes of a form with one file. FormData would normalize the file's name. */
async function makeNamedUpload(name: string, content?: string | Buffer): Promise<Buffer> {
  const file = (await makeUploadForm("a.png")).get("files");
  if (!(file instanceof Blob)) throw new Error("There is no file");
  const disposition = `Content-Disposition: form-data; name="files"; filename="${name}"`;
  const head = `--test-boundary\r\n${disposition}\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(content ?? new Uint8Array(await file.arrayBuffer())),
    Buffer.from("\r\n--test-boundary--\r\n"),
  ]);
}

export async function openMediaLibrary(cms: PanelService, account = credentials) {
  const authorization = `Bearer ${await sessionToken(cms, account)}`;
  async function call(method: string, route: string, body?: FormData): Promise<unknown> {
    const response = await fetch(`${cms.url}/upload${route}`, {
      method,
      headers: { authorization },
      ...(body && { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route} responded with ${response.status}: ${text}`);
    return JSON.parse(text);
  }
  return {
    /** Authorization header of the session, for other calls. */
    authorization,
    async upload(name: string, folder?: number) {
      const body = await makeUploadForm(name, { alternativeText: `What ${name} shows`, folder });
      const [file] = (await call("POST", "", body)) as MediaFile[];
      if (!file) throw new Error(`The media library did not accept ${name}`);
      return file;
    },
    async describe(id: number, alternativeText: string) {
      const body = new FormData();
      body.set("fileInfo", JSON.stringify({ alternativeText }));
      await call("POST", `?id=${id}`, body);
    },
    async replace(id: number, name: string) {
      // Like the panel, send a description along with the new file.
      await call("POST", `?id=${id}`, await makeUploadForm(name, { alternativeText: `What ${name} shows` }));
    },
    /** Uploads a file under exactly this name, or replaces a file with it; returns any response. */
    async uploadAs(name: string, content?: string | Buffer, replaced?: number) {
      const response = await fetch(`${cms.url}/upload${replaced ? `?id=${replaced}` : ""}`, {
        method: "POST",
        headers: {
          authorization,
          "content-type": "multipart/form-data; boundary=test-boundary",
        },
        body: new Uint8Array(await makeNamedUpload(name, content)),
      });
      return { status: response.status, text: await response.text() };
    },
    /** Uploads a file with this information; returns the status of any response. */
    async uploadWith(fileInfo: string, route = "") {
      const body = await makeUploadForm("a.png");
      body.set("fileInfo", fileInfo);
      const headers = { authorization };
      return (await fetch(`${cms.url}/upload${route}`, { method: "POST", headers, body })).status;
    },
    async remove(id: number) {
      await call("DELETE", `/files/${id}`);
    },
  };
}

async function makeUploadForm(
  name: string,
  fileInfo: { alternativeText?: string; folder?: number | undefined } = {},
): Promise<FormData> {
  const sharp = createRequire(path.join(cmsDir, "package.json"))("sharp");
  const shade = `#${Buffer.from(name).toString("hex").slice(0, 6)}`;
  const image: Buffer = await sharp({
    create: { width: 40, height: 30, channels: 3, background: shade },
  })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("files", new Blob([new Uint8Array(image)], { type: "image/png" }), name);
  body.set("fileInfo", JSON.stringify({ name, alternativeText: "", ...fileInfo }));
  return body;
}

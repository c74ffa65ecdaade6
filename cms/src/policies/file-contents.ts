import { open, readFile } from "node:fs/promises";
import { errors } from "@strapi/utils";
import sharp from "sharp";
import { filesOf } from "../lib/request-body";
import { extensionOf, heicAdvice, refusalOf } from "../media/accepted-files";
import { hasTooMuchPackedText } from "../media/png-text";

// Strapi's own steps use the same library: it decodes pictures and never renders a drawing, whose filters can take minutes.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Heif", "Jpeg", "Nsgif", "Png", "Webp"].map((format) => `VipsForeignLoad${format}`),
});

const headBytes = 1_024;
/** Decoded, each pixel takes up to eight bytes, and a small file can claim any number of them. */
const maxMegapixels = 50;
const text = (head: Buffer, from: number, to: number): string => head.toString("latin1", from, to);
const isMp4 = (head: Buffer): boolean => text(head, 4, 8) === "ftyp";
/** Also of a photo that only its name calls a JPEG. */
const isHeic = (head: Buffer): boolean =>
  isMp4(head) && /^(?:he[iv][cmsx]|mif1|msf1)$/.test(text(head, 8, 12));
const isJpeg = (head: Buffer): boolean => head.readUIntBE(0, 3) === 0xff_d8_ff;

/** How files of the types that config/plugins.ts allows begin, by the extension that decides what they are served as. */
const beginnings: Record<string, (head: Buffer) => boolean> = {
  avif: (head) => isMp4(head) && /avi[fs]/.test(text(head, 8, 32)),
  gif: (head) => text(head, 0, 4) === "GIF8",
  jpeg: isJpeg,
  jpg: isJpeg,
  m4v: isMp4,
  // A tag, or the sync bits of the first frame.
  mp3: (head) => text(head, 0, 3) === "ID3" || (head.readUInt16BE(0) & 0xff_e0) === 0xff_e0,
  mp4: isMp4,
  pdf: (head) => text(head, 0, 5) === "%PDF-",
  png: (head) => text(head, 0, 8) === "\x89PNG\r\n\x1a\n",
  vtt: (head) => /^(?:\uFEFF)?WEBVTT/.test(head.toString("utf8")),
  webp: (head) => text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP",
};

/**
 * Refuses an upload whose content is not what its name says, or a picture with too many pixels or too much text. Strapi believes the name
 * where it does not recognize the content, and so takes a web page called a.png.
 */
const fileContents = async ({ request }: { request: object }): Promise<boolean> => {
  for (const file of filesOf(request)) {
    const name = file.originalFilename ?? "";
    const head = await headOf(file.filepath);
    const isRight = beginnings[extensionOf(name)];
    const refusal =
      refusalOf({ name, size: file.size }) ?? (isRight?.(head) ? undefined : mismatch(name, head));
    if (refusal) throw new errors.ValidationError(refusal);
    if (hasTooMuchPackedText(await readFile(file.filepath)))
      throw new errors.ValidationError(
        `"${name}" holds more hidden text than a picture needs. Export it again and upload that.`,
      );
    await refuseHugePicture(file.filepath, name);
  }
  return true;
};

const mismatch = (name: string, head: Buffer): string =>
  isHeic(head)
    ? `“${name}” ${heicAdvice}`
    : `“${name}” is damaged, or is not the kind of file that its name says. Open it, save it again, and upload that.`;

/** Reads the header alone, of any file that Strapi's picture library would decode. */
async function refuseHugePicture(file: string, name: string): Promise<void> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return;
  const { height, pages = 1, width } = header;
  if (width * height * pages <= maxMegapixels * 1_000_000) return;
  const size = `${width.toLocaleString("en-US")} x ${height.toLocaleString("en-US")} pixels`;
  throw new errors.ValidationError(
    `"${name}" is ${size}${pages > 1 ? ` in ${pages} frames` : ""}; the largest picture is ${maxMegapixels} megapixels. Make it smaller and upload it again.`,
  );
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    // What a short file lacks is zeros.
    return (await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)).buffer;
  } finally {
    await handle.close();
  }
}

export default fileContents;

import { readFile } from "node:fs/promises";
import { errors } from "@strapi/utils";
import sharp from "sharp";
import { uploadedFiles } from "../lib/request-body";
import { acceptedFiles, describeUploadProblem, fileExtension, heicAdvice } from "../media/accepted-files";

// Let sharp decode pictures but no SVG, whose filters can take minutes. This also applies to Strapi, which uses the
// same sharp.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Heif", "Jpeg", "Nsgif", "Png", "Webp"].map((format) => `VipsForeignLoad${format}`),
});

const headBytes = 64;
/** A decoded pixel takes up to eight bytes of memory, and a small file can declare any number of pixels. */
const maxMegapixels = 50;
/** Detects HEIC photos by their first bytes, even if they are named .jpg. */
const isHeic = (head: string): boolean => /^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s.test(head);

/**
 * Refuses uploads whose content does not match their extension, and pictures with too many pixels or too much text.
 * Strapi trusts the extension when it does not recognize the content.
 */
const fileContents = async ({ request }: { request: object }): Promise<boolean> => {
  for (const file of uploadedFiles(request)) {
    const name = file.originalFilename ?? "";
    const content = await readFile(file.filepath);
    const head = content.toString("latin1", 0, headBytes);
    const isExpectedType = acceptedFiles[fileExtension(name)]?.signature.test(head);
    const refusal =
      describeUploadProblem({ name, size: file.size }) ??
      (isExpectedType ? undefined : describeMismatch(name, head));
    if (refusal) throw new errors.ValidationError(refusal);
    if (hasTooMuchCompressedText(content))
      throw new errors.ValidationError(
        `"${name}" holds more hidden text than a picture needs. Export it again and upload the new file.`,
      );
    await refuseHugePicture(file.filepath, name);
  }
  return true;
};

const describeMismatch = (name: string, head: string): string =>
  isHeic(head)
    ? `“${name}” ${heicAdvice}`
    : `“${name}” is damaged, or is not the type of file that its name suggests. Open it, save it again, and upload the new file.`;

/** Throws ValidationError for a picture with too many pixels. Reads only its header. */
async function refuseHugePicture(file: string, name: string): Promise<void> {
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return;
  const { height, pages = 1, width } = header;
  if (width * height * pages <= maxMegapixels * 1_000_000) return;
  const size = `${width.toLocaleString("en-US")} x ${height.toLocaleString("en-US")} pixels`;
  throw new errors.ValidationError(
    `"${name}" is ${size}${pages > 1 ? ` in ${pages} frames` : ""}; the limit is ${maxMegapixels} megapixels. Make it smaller and upload it again.`,
  );
}

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const maxTextChunks = 16;
const maxTextBytes = 64 * 1024;
/** Bytes of a chunk in addition to its data: four each for length, type and checksum. */
const chunkOverhead = 12;

/** Returns true if a PNG contains too much compressed text, of which a kilobyte can expand to a megabyte. */
function hasTooMuchCompressedText(file: Buffer): boolean {
  if (!file.subarray(0, pngSignature.length).equals(pngSignature)) return false;
  let chunks = 0;
  let bytes = 0;
  for (let offset = pngSignature.length; offset + chunkOverhead <= file.length; ) {
    const length = file.readUInt32BE(offset);
    const type = file.toString("latin1", offset + 4, offset + 8);
    const data = file.subarray(offset + 8, offset + 8 + length);
    if (type === "zTXt" || (type === "iTXt" && isCompressed(data))) {
      chunks += 1;
      bytes += length;
    }
    offset += chunkOverhead + length;
  }
  return chunks > maxTextChunks || bytes > maxTextBytes;
}

/** Returns true if the text of an iTXt chunk is compressed. Its flag follows the zero-terminated keyword. */
const isCompressed = (data: Buffer): boolean => data[data.indexOf(0) + 1] !== 0;

export default fileContents;

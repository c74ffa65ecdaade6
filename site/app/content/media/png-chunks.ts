const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** The decoder inflates compressed chunks, up to 1,000 times their size, even to read the header. */
const maxCompressedTextBytes = 64 * 1024;
const maxProfileBytes = 4 * 1024 * 1024;
/** Photo converters write one text chunk per metadata entry. */
const maxTexts = 200;

/** Returns why a PNG's metadata could exhaust memory, or null. */
export function pngProblem(bytes: Buffer): string | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  let compressedTextBytes = 0;
  let profiles = 0;
  let texts = 0;
  for (let offset = signature.length; offset + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString("latin1", offset + 4, offset + 8);
    const dataOffset = offset + 8;
    if (type === "IEND") return null;
    if (type === "tEXt" || type === "zTXt" || type === "iTXt") texts += 1;
    if (type === "zTXt" || (type === "iTXt" && isCompressed(bytes, dataOffset)))
      compressedTextBytes += length;
    if (type === "iCCP") profiles += 1;
    if (texts > maxTexts) return `its metadata has more than ${maxTexts} texts`;
    if (compressedTextBytes > maxCompressedTextBytes)
      return "its metadata has more than 64 KB of compressed text";
    if (profiles > 1) return "its metadata has more than one color profile";
    if (type === "iCCP" && length > maxProfileBytes)
      return "its metadata has a color profile of more than 4 MB";
    offset = dataOffset + length + 4;
  }
  return null;
}

/** iTXt stores the compression flag after its keyword, which ends in a zero byte. */
function isCompressed(bytes: Buffer, dataOffset: number): boolean {
  return bytes[dataOffset + bytes.subarray(dataOffset, dataOffset + 80).indexOf(0) + 1] !== 0;
}

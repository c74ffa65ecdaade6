const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const maxChunks = 16;
const maxBytes = 64 * 1024;
/** Length and type of a chunk before its data, and the check after them. */
const aroundData = 12;

/** Reports whether a PNG holds too much compressed text. A kilobyte of it unpacks to a megabyte in each reader of the picture. */
export function hasTooMuchPackedText(file: Buffer): boolean {
  if (!file.subarray(0, signature.length).equals(signature)) return false;
  let chunks = 0;
  let bytes = 0;
  for (let at = signature.length; at + aroundData <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (type === "zTXt" || (type === "iTXt" && isPacked(data))) {
      chunks += 1;
      bytes += length;
    }
    at += aroundData + length;
  }
  return chunks > maxChunks || bytes > maxBytes;
}

/** A flag follows the keyword of an international text, which ends with a zero. */
const isPacked = (data: Buffer): boolean => data[data.indexOf(0) + 1] !== 0;

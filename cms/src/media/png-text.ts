const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const maxChunks = 16;
const maxBytes = 64 * 1024;
/** Length and type before the data of a chunk, checksum after it. */
const aroundData = 12;

/** Returns true if a PNG contains too much compressed text, of which a kilobyte unpacks to a megabyte. */
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

/** A flag follows the zero-terminated keyword. */
const isPacked = (data: Buffer): boolean => data[data.indexOf(0) + 1] !== 0;

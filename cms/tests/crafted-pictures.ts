import { crc32, deflateSync } from "node:zlib";

/** Makes a black PNG of `side` by `side` pixels, which takes only kilobytes, with additional chunks. */
export function hugePng(side: number, extraChunks: Buffer[] = []): Buffer {
  const header = Buffer.from("\0\0\0\0\0\0\0\0\u0001\0\0\0\0", "latin1");
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const chunks = [chunk("IHDR", header), ...extraChunks, chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

/** Makes a small PNG with the text `plain`, then `count` compressed texts that each expand to `length` bytes. */
export function pngWithTextChunks(count: number, length: number, plain = "plain"): Buffer {
  const packed = chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(length, "a"))]));
  const texts = [chunk("tEXt", Buffer.from(`a\0${plain}`)), ...Array.from({ length: count }, () => packed)];
  return hugePng(40, texts);
}

function chunk(type: string, data: Buffer): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typeAndData));
  return Buffer.concat([length, typeAndData, check]);
}

/** Makes an animated GIF whose frames each declare `side` by `side` pixels but contain data for only one. */
export function hugeGif(side: number, frames: number): Buffer {
  const head = Buffer.from("GIF89a....\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(side, 6);
  head.writeUInt16LE(side, 8);
  const frame = Buffer.from(",\0\0\0\0....\0\u0002\u0002D\u0001\0", "latin1");
  frame.writeUInt16LE(side, 5);
  frame.writeUInt16LE(side, 7);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

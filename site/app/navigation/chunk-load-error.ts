type ChunkKind = "script" | "style";

/** Error for a script or style chunk that failed to load (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly address: string;

  constructor(kind: ChunkKind, address: string, options?: ErrorOptions) {
    super(`Loading ${kind === "style" ? "CSS chunk" : "chunk"} ${chunkIdOf(address)} failed`, options);
    this.address = address;
  }
}

/** Returns the file name without extension, as the chunk's ID. */
function chunkIdOf(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

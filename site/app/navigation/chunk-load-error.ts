type ChunkKind = "script" | "style";

/** A file of the site's own that a page needs could not be had: specification, section 8. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly address: string;

  constructor(kind: ChunkKind, address: string, options?: ErrorOptions) {
    super(`Loading ${kind === "style" ? "CSS chunk" : "chunk"} ${chunkIdOf(address)} failed`, options);
    this.address = address;
  }
}

/** The file's name without folder, query and ending. */
function chunkIdOf(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

/** A file of the content folder. */
export interface SeedFile {
  /** Absolute path. */
  path: string;
  /** What a picture shows, for readers who cannot see it. */
  alt: string;
}

/** Brings a file into the media library, once with each description, and tells its id there. */
export type AddFile = (file: SeedFile) => Promise<number>;

export interface SeedEntry {
  /** Names the entry among all that are seeded, e.g. "post/principal-paydown". */
  key: string;
  exists(): Promise<boolean>;
  create(addFile: AddFile): Promise<void>;
}

/** Entries that are brought in together, once in the life of a database. */
export interface SeedSet {
  name: string;
  /** Undefined when the content folder holds nothing of the kind. */
  read(): SeedEntry[] | undefined;
}

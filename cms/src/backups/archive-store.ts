import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Environment, FileStorage } from "../environment";
import { OperatorError } from "./archive";

/** Where archives are kept. */
export interface ArchiveStore {
  /** The names of those with content, the oldest first; nothing else that lies there. */
  list(): Promise<string[]>;
  /** `pack` writes the archive into the file that it is given. */
  add(name: string, pack: (file: string) => Promise<unknown>): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Of one with content; the first releases wrote neither milliseconds nor what follows the Z. */
const archiveName = /^website-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-\d{3})?Z(?:-[0-9a-f]{8})?\.tar\.gz$/;

/**
 * Its own however many are made at once, in whatever place. One of a site that keeps its leads by itself has no content:
 * by its name it counts as no backup of the cms.
 */
export const nameOfArchive = (madeAt: Date, hasContent: boolean): string => {
  const moment = madeAt.toISOString().replaceAll(/[:.]/g, "-");
  return `${hasContent ? "website" : "leads"}-${moment}-${randomUUID().slice(0, 8)}.tar.gz`;
};

/** Milliseconds since 1970. */
export function madeAt(name: string): number {
  return Date.parse(name.replace(archiveName, "$1T$2:$3:$4Z"));
}

/** @param to a folder, or s3://bucket/prefix with the key and the endpoint of the bucket of uploaded files */
export function archiveStore(to: string, storage: FileStorage | undefined, temporary: string): ArchiveStore {
  const isArchive = (name: string) => archiveName.test(name);
  if (!isInBucket(to)) {
    return {
      list: async () => (readdirOrNone(to) ?? []).filter(isArchive).toSorted(),
      async add(name, pack) {
        mkdirSync(to, { recursive: true, mode: 0o700 });
        const part = path.join(to, `${name}.part`);
        try {
          await pack(part);
          renameSync(part, path.join(to, name));
        } finally {
          rmSync(part, { force: true });
        }
      },
      remove: async (name) => rmSync(path.join(to, name)),
    };
  }
  const { bucket, key: prefix } = placeIn(to);
  if (bucket === storage?.bucket) {
    throw new OperatorError(
      `${to} is the bucket of the uploaded files, which everybody can read, and an archive holds secrets and personal data. Name another bucket.`,
    );
  }
  const keyOf = (name: string) => (prefix === "" ? name : `${prefix}/${name}`);
  // What speaks to buckets is large, and loaded only where there is one.
  const opened = async () => new (await import("./bucket")).Bucket(storage, bucket);
  return {
    async list() {
      const keys = await (await opened()).keys(keyOf("website-"));
      return keys
        .map((key) => key.slice(keyOf("").length))
        .filter(isArchive)
        .toSorted();
    },
    async add(name, pack) {
      const file = path.join(temporary, name);
      await pack(file);
      await (await opened()).put(keyOf(name), file);
    },
    remove: async (name) => (await opened()).remove(keyOf(name)),
  };
}

/** Where backups go that name no other place. */
export const backupStore = ({ backup, fileStorage, dataDir }: Environment): ArchiveStore =>
  archiveStore(backup.to, fileStorage, dataDir);

/** The name of the newest backup with content there, if there is one. */
export const newestBackup = async (environment: Environment): Promise<string | undefined> =>
  (await backupStore(environment).list()).at(-1);

export const isInBucket = (place: string): boolean => place.startsWith("s3://");

export function placeIn(address: string): { bucket: string; key: string } {
  const { host, pathname } = new URL(address);
  return { bucket: host, key: decodeURIComponent(pathname).replace(/^\/+|\/+$/g, "") };
}

function readdirOrNone(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}

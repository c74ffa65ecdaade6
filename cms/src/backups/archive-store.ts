import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
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
  const client = bucketClient(storage);
  const keyOf = (name: string) => (prefix === "" ? name : `${prefix}/${name}`);
  return {
    async list() {
      const names: string[] = [];
      for await (const page of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: keyOf("website-") },
      )) {
        for (const { Key = "" } of page.Contents ?? []) names.push(Key.slice(keyOf("").length));
      }
      return names.filter(isArchive).toSorted();
    },
    async add(name, pack) {
      const file = path.join(temporary, name);
      await pack(file);
      await putObject(client, bucket, keyOf(name), file);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
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

/** The client of the bucket of uploaded files (config/plugins.ts), which archives use as well. */
export function bucketClient(storage: FileStorage | undefined): S3Client {
  if (!storage) throw new OperatorError("A bucket needs the S3_ variables.");
  const { region, accessKeyId, secretAccessKey, endpoint } = storage;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

export async function putObject(
  client: S3Client,
  bucket: string,
  key: string,
  file: string,
  type?: string,
): Promise<void> {
  const params = { Bucket: bucket, Key: key, Body: createReadStream(file), ContentType: type };
  await new Upload({ client, params }).done();
}

/** Writes an object into a file; false when there is none. */
export async function getObject(
  client: S3Client,
  bucket: string,
  key: string,
  file: string,
): Promise<boolean> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (!(Body instanceof Readable)) return false;
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchKey") return false;
    throw error;
  }
}

import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { FileStorage } from "../environment";
import { s3Options } from "../media/file-storage";
import { OperatorError } from "./archive";

/** A bucket where the one of uploaded files is, with the same key. */
export class Bucket {
  readonly #client: S3Client;
  readonly #name: string;

  constructor(storage: FileStorage | undefined, name = storage?.bucket) {
    if (!storage || name === undefined) throw new OperatorError("A bucket needs the S3_ variables.");
    this.#name = name;
    this.#client = new S3Client(s3Options(storage));
  }

  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#name, Prefix: prefix });
    for await (const page of pages) for (const { Key = "" } of page.Contents ?? []) keys.push(Key);
    return keys;
  }

  async put(key: string, file: string, type?: string): Promise<void> {
    const params = { Bucket: this.#name, Key: key, Body: createReadStream(file), ContentType: type };
    await new Upload({ client: this.#client, params }).done();
  }

  /** Writes an object into a file; false when there is none. */
  async get(key: string, file: string): Promise<boolean> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#name, Key: key }));
      if (!(Body instanceof Readable)) return false;
      mkdirSync(path.dirname(file), { recursive: true });
      await pipeline(Body, createWriteStream(file, { mode: 0o600 }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === "NoSuchKey") return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#name, Key: key }));
  }
}

import { existsSync } from "node:fs";
import path from "node:path";

type FieldReader = (name: string, presence?: "optional") => string;

/** Reads texts of a record that somebody wrote by hand; what is wrong is said with the record's source. */
export function fieldReader(record: unknown, source: string): FieldReader {
  const fields = new Map(typeof record === "object" && record !== null ? Object.entries(record) : []);
  return (name, presence) => {
    const value: unknown = fields.get(name);
    if (value instanceof Date) return value.toISOString();
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    if (presence === "optional" && (value === undefined || value === null || value === "")) return "";
    throw new Error(`${source}: "${name}" must be a text that is not empty`);
  };
}

export function dateIn(value: string, source: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime()))
    throw new Error(`${source}: publishedAt "${value}" is not an ISO date and time`);
  return date.toISOString();
}

/** The absolute path of a file in the folder, of which `name` may say no more than the file's own name. */
export function fileIn(folder: string, name: string, source: string): string {
  const file = path.join(folder, path.basename(name));
  if (!existsSync(file)) throw new Error(`${source} names the file ${name}, which is not in ${folder}`);
  return file;
}

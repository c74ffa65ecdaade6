import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** What a queue knows beside its leads, by name. */
export class Facts {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Known to this queue alone. */
  get secret(): string {
    return this.read("secret") ?? "";
  }

  read(name: string): string | undefined {
    const value = this.#database.prepare("SELECT value FROM facts WHERE name = ?").get(name)?.value;
    return value === undefined ? undefined : String(value);
  }

  /** Writes only what has changed, so that a start with a full disk succeeds and delivers what is queued. */
  note(name: string, value: string): void {
    if (this.read(name) === value) return;
    this.#database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)").run(name, value);
  }

  makeSecret(): void {
    this.note("secret", randomBytes(32).toString("hex"));
  }
}

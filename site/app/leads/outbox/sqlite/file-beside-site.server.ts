import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../../reason.ts";
import type { OpenOutbox } from "../reader.server.ts";
import type { Query } from "../statements.server.ts";
import { OutboxOpenError } from "../store.server.ts";
import {
  formatOf,
  outboxFileIn,
  preparing,
  querying,
  saysDamaged,
  statements,
} from "./outbox-file.server.ts";

/** The file of a state folder, beside the running site. What failed leaves nothing once it is closed. */
export class FileBesideSite implements OpenOutbox {
  readonly query: Query;
  readonly statements = statements;
  readonly #database: DatabaseSync;

  /** Throws OutboxOpenError. */
  constructor(folder: string) {
    const file = outboxFileIn(folder);
    if (!existsSync(file)) {
      throw new OutboxOpenError(
        `There is no lead queue in ${folder}. Set DATA_DIR to the folder that the site runs with.`,
      );
    }
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { timeout: 5_000 });
      database.exec("PRAGMA query_only = ON");
      if (formatOf(database, file) === 0) throw new Error("file is not a database of leads");
      this.#database = database;
      this.query = querying(preparing(database));
    } catch (error) {
      database?.close();
      if (error instanceof OutboxOpenError) throw error;
      const detail = reasonOf(error);
      const advice = saysDamaged(detail)
        ? 'It is damaged: recover what it holds with "sqlite3 leads.db .recover".'
        : "Run this as the user that the site runs as.";
      const message = `The lead queue ${file} cannot be read: ${detail}. ${advice}`;
      throw new OutboxOpenError(message, { cause: error });
    }
  }

  /** Everything else only reads. */
  async transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    this.#database.exec("PRAGMA query_only = OFF; PRAGMA secure_delete = ON; BEGIN IMMEDIATE");
    const result = await work(this.query);
    this.#database.exec("COMMIT");
    return result;
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}

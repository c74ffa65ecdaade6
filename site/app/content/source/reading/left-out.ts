import type { ReportRejected } from "../service/strapi-entries.ts";

type Log = (event: string, fields: Record<string, string>) => void;
type Reasons = Map<string, string>;

/** Entries and fields that the site leaves out, each with the reason; logged once, until the reason changes. */
export class LeftOut {
  readonly #log: Log;
  /** By what is read at a time: a type, or one post. */
  readonly #scopes = new Map<string, Reasons>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** A line each. */
  get lines(): readonly string[] {
    return [...this.#scopes.values()].flatMap((reasons) =>
      Array.from(reasons, ([entry, reason]) => `${entry}: ${reason}`),
    );
  }

  /** For reading the scope anew: what is not reported again before `done` is over. */
  anew(scope: string): { readonly report: ReportRejected; done(): void } {
    const before = this.#scopes.get(scope);
    const now: Reasons = new Map();
    return {
      report: (entry, reason) => {
        now.set(entry, reason);
        if (before?.get(entry) !== reason) this.#log("content.entry-left-out", { entry, reason });
      },
      done: () => {
        if (now.size > 0) this.#scopes.set(scope, now);
        else this.#scopes.delete(scope);
      },
    };
  }

  /** Of the scopes that begin with `prefix` only these are left. */
  keepOnly(prefix: string, scopes: ReadonlySet<string>): void {
    for (const scope of this.#scopes.keys()) {
      if (scope.startsWith(prefix) && !scopes.has(scope)) this.#scopes.delete(scope);
    }
  }
}

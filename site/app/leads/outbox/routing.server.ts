import type { Destination } from "../destinations/destination.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { Delivery } from "./store.server.ts";

/** Where records go, and who is told what came of them. */
export class Routing {
  /** Of the destinations that records go to. */
  readonly names: readonly string[];
  readonly reports: Destination | undefined;
  readonly #destinations: readonly Destination[];

  constructor(destinations: readonly Destination[]) {
    this.#destinations = destinations.filter(({ reportsFor }) => reportsFor === undefined);
    this.names = this.#destinations.map(({ name }) => name);
    this.reports = destinations.find(({ reportsFor }) => reportsFor !== undefined);
  }

  /** A record that cannot be read goes everywhere: each destination then asks for attention. */
  namesFor(record: QueuedRecord | undefined): readonly string[] {
    return this.#destinations
      .filter(({ callFor }) => !record || callFor(record) !== undefined)
      .map(({ name }) => name);
  }

  /** Who is told what came of this delivery; nobody where it is a report itself, or of a record that is no lead. */
  reportsOn({ record, revision }: Delivery): Destination | undefined {
    return revision === 0 && record && this.reports?.callFor(record) ? this.reports : undefined;
  }
}

/** So long an answer is good for whoever asks next: a probe costs a durable write. */
const freshMs = 1_000;

/** Whether the queue can keep a lead now, asked by writing to it. */
export class StorageProbe {
  readonly #write: () => Promise<void>;
  #last: Promise<boolean> | undefined;
  #askedAt = 0;

  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  writable(): Promise<boolean> {
    if (this.#last && performance.now() - this.#askedAt < freshMs) return this.#last;
    this.#askedAt = performance.now();
    this.#last = this.#write().then(
      () => true,
      () => false,
    );
    return this.#last;
  }
}

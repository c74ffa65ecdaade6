/** What came of an attempt. All times are milliseconds since 1970. */
export type DeliveryResult =
  | { readonly delivered: true; readonly at: number; readonly status: string }
  | {
      readonly delivered: false;
      readonly at: number;
      readonly nextAttemptAt: number;
      readonly needsAttention: boolean;
      /** The destination has something against this one record. */
      readonly refused: boolean;
      /** Refused so often that it is set aside, until somebody asks for another try. */
      readonly dead: boolean;
      readonly status: string;
    };

/** Something of a lead that is due at a destination. */
export interface Errand {
  readonly leadId: string;
  /** How often it was tried before. */
  readonly attempts: number;
  /** How often it was refused for its own sake. */
  readonly refusals: number;
  readonly recordJson: string;
  /** Notes what came of it. Rejects with LeadStorageError. */
  settle(result: DeliveryResult): Promise<void>;
}

/** What waits in the queue for one destination. */
export interface Errands {
  /** Whether leads come in numbers just now, and forwarding had better wait a little. */
  readonly crowded: boolean;
  due(now: number, limit: number): Errand[];
  /** When the next one is due after `now`; null when none waits. */
  nextDueAt(now: number): number | null;
  /**
   * The destination answers again: what waited for it is due now, behind what is new; what was refused for its own
   * sake keeps its own wait. Rejects with LeadStorageError.
   */
  recover(): Promise<void>;
}

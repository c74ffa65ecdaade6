import type { FieldValues, LeadForm } from "../lead.ts";

/** One sending of a form: what was typed, and the circumstances that the guard looks at. */
export interface Submission {
  readonly form: LeadForm;
  readonly values: FieldValues;
  /** Made in the browser; absent without JavaScript. */
  readonly submissionId?: string;
  /** Address of the visitor, resolved behind proxies; absent when it is not known. */
  readonly address?: string;
  /** The address is a proxy's that is not trusted to name its visitors: it stands for all of them. */
  readonly sharedAddress?: boolean;
  readonly userAgent?: string;
  /** Something stood in the field that no person sees. */
  readonly trapped: boolean;
  readonly elapsedMs?: number;
  readonly automated: boolean;
  /** Path of the page that held the form. */
  readonly page: string;
  readonly referrer?: string;
  readonly campaign?: Readonly<Record<string, string>>;
}

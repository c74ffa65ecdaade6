import { z } from "@strapi/utils";
import { labels } from "../labels";

/** Keys of an object as an enumeration. */
const oneOf = (choices: object) => z.string().refine((value) => Object.keys(choices).includes(value));

/** An empty field counts as absent. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .optional()
    .transform((value) => value || undefined);

const day = z.string().date();

/** Fields of a lead entered during a phone call. */
const callFields = {
  name: z.string().trim().min(1).max(200),
  phone: text(50),
  email: text(254).refine((email) => !email || /^[^@\s]+@[^@\s]+$/.test(email)),
  region: text(120),
  message: text(10_000),
  project: text(200),
  amount: z.number().int().min(1).max(2_000_000_000).nullish(),
  returnClass: text(40),
  reason: text(120).refine((reason) => !reason || Object.keys(labels.reason).includes(reason)),
};

/** Names of the fields that a correction changes. */
export const correctable = [
  "name",
  "phone",
  "email",
  "region",
  "message",
  "project",
  "amount",
  "returnClass",
  "reason",
] as const satisfies (keyof typeof callFields)[];

const isReachable = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(phone || email);
const unreachable = { path: ["phone"] };

export const phoneLeadSchema = z
  .object({ ...callFields, campaign: text(200), consent: z.boolean().default(false) })
  .strict()
  .refine(isReachable, unreachable);

/** Version of a lead as its reader saw it; null for a lead that was never changed. */
const revision = z.number().int().nullable();

export const correctionSchema = z
  .object({ ...callFields, revision })
  .strict()
  .refine(isReachable, unreachable);

const changesSchema = z
  .object({
    leadStatus: oneOf(labels.leadStatus),
    assignee: z.number().int().positive().nullable(),
    followUpOn: day.nullable(),
    needsReview: z.boolean(),
  })
  .partial()
  .strict();

export type LeadChanges = z.infer<typeof changesSchema>;

const note = z.string().trim().min(1).max(20_000);

export const saveSchema = z.object({ revision, changes: changesSchema, note: note.optional() }).strict();

export const noteSchema = z.object({ text: note }).strict();

export const mostSelected = 500;

export const selectionSchema = z
  .object({
    documentIds: z.array(z.string().max(100)).min(1).max(mostSelected),
    change: z.union([
      z.object({ assignee: z.number().int().positive().nullable() }).strict(),
      z.object({ leadStatus: z.literal("closed") }).strict(),
    ]),
  })
  .strict();

const yes = z.literal("yes");

const filters = {
  q: z.string().max(200),
  period: z.string().regex(/^\d{1,3}$/),
  from: z.string().datetime(),
  to: z.string().datetime(),
  status: oneOf({ open: "", ...labels.leadStatus }),
  assignee: z.string().regex(/^(?:me|none|\d{1,9})$/),
  form: oneOf(labels.form),
  campaign: z.string().max(700),
  amount: z.string().regex(/^\d{1,10}$/),
  delivery: oneOf(labels.deliveryState),
  review: yes,
  due: yes,
  waiting: yes,
};

/** Refuses an unknown filter: an export must not hold more than its reader asked for. */
export const listSchema = z
  .object({ ...filters, page: z.coerce.number().int().min(1).max(100_000) })
  .partial()
  .strict();

export const exportSchema = z
  .object({ ...filters, ids: z.string().max(mostSelected * 101) })
  .partial()
  .strict();

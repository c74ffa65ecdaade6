import { z } from "@strapi/utils";
import { labels } from "../labels";
import { filterNames, isValidFilter, mostSelected } from "../lead-filters";

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
export const correctable = z.object(callFields).keyof().options;

const isReachable = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(phone || email);
const unreachable = { path: ["phone"] };

export const phoneLeadSchema = z
  .object({ ...callFields, campaign: text(200), consent: z.boolean().default(false) })
  .strict()
  .refine(isReachable, unreachable);

/** Version of an entry as its reader saw it; null for a lead that was never changed. */
export const revision = z.number().int().nullable();

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

export const selectionSchema = z
  .object({
    documentIds: z.array(z.string().max(100)).min(1).max(mostSelected),
    change: z.union([
      z.object({ assignee: z.number().int().positive().nullable() }).strict(),
      z.object({ leadStatus: z.literal("closed") }).strict(),
    ]),
  })
  .strict();

/** Refuses an unknown filter: an export must not hold more than its reader asked for. */
export const filterSchema = z
  .partialRecord(z.enum(filterNames), z.string())
  .superRefine((filter, { addIssue }) => {
    const wrong = filterNames.filter((name) => filter[name] && !isValidFilter(name, filter[name]));
    for (const name of wrong) addIssue({ code: "custom", path: [name], message: "has no such choice" });
  });

export const pageSchema = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
export const idsSchema = z.object({
  ids: z
    .string()
    .max(mostSelected * 101)
    .optional(),
});

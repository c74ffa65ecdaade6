import { z } from "@strapi/utils";

/** A field that was left empty is none. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .optional()
    .transform((value) => value || undefined);

/** Who somebody is that the team has spoken to, how to answer them, and what they asked. */
const contact = {
  name: z.string().trim().min(1).max(200),
  phone: text(50),
  email: text(254).refine((email) => !email || /^[^@\s]+@[^@\s]+$/.test(email)),
  region: text(120),
  message: text(10_000),
};

/** Somebody has to be reached. */
const isReachable = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(phone || email);
const unreachable = { path: ["phone"] };

/** What somebody of the team writes down during a call. */
export const phoneInquirySchema = z
  .object({ ...contact, project: text(200) })
  .strict()
  .refine(isReachable, unreachable);

/** The same in the correction of one, with the version that it corrects. */
export const correctionSchema = z
  .object({ ...contact, updatedAt: z.coerce.date() })
  .strict()
  .refine(isReachable, unreachable);

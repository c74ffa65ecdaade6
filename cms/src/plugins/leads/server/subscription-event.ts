import { z } from "@strapi/utils";

const time = z.string().datetime({ offset: true });

/** What the site reports, once for each time that a form was sent or a link's button pressed. */
const eventSchema = z
  .object({
    submissionId: z.string().min(8).max(100),
    form: z.literal("newsletter"),
    event: z.enum(["requested", "confirmed", "unsubscribed"]),
    email: z
      .string()
      .max(254)
      .regex(/^[^@\s]+@[^@\s]+$/)
      .toLowerCase(),
    /** When the form was sent to which the consent, the page and this event belong. */
    requestedAt: time,
    receivedAt: time,
    consentVersion: z.string().max(100),
    /** What stood beside the button, with the request alone. */
    consentWording: z.string().max(4000).optional(),
    page: z.string().max(2048),
    confirmation: z.enum(["link", "team"]).optional(),
    unsubscribeLink: z.string().url().max(4000),
    referrer: z.string().max(2048).optional(),
    campaign: z.record(z.string(), z.string()).optional(),
    needsReview: z.boolean().optional(),
    reviewReasons: z.array(z.string()).optional(),
  })
  .strict();

export type SubscriptionEvent = z.infer<typeof eventSchema>;

export const eventBodySchema = z.object({ data: eventSchema }).strict();

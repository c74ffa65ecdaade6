import { Badge, type BadgeProps, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { formWords, said, statusWords } from "../../leads/words";
import { confirmationWords, subscriptionWords } from "../../subscriptions/words";
import { type Row, withCells } from "../list-columns";

const statusVariants: Record<string, BadgeProps["variant"]> = {
  new: "primary",
  contacted: "secondary",
  qualified: "success",
  closed: "neutral",
  spam: "danger",
};

const subscriptionVariants: Record<string, BadgeProps["variant"]> = {
  unconfirmed: "secondary",
  confirmed: "success",
  unsubscribed: "neutral",
};

const received = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

export const momentInWords = (value: unknown): string =>
  value ? received.format(new Date(String(value))) : "-";

const plain = (text: string): ReactNode => <Typography textColor="neutral800">{text}</Typography>;

/** Columns of leads and subscriptions that say more as words than as stored values. Their names occur in no other list. */
const cells: Record<string, (row: Row) => ReactNode> = {
  receivedAt: ({ receivedAt }) => plain(momentInWords(receivedAt)),
  erasedAt: ({ erasedAt }) => plain(momentInWords(erasedAt)),
  form: ({ form }) => plain(said(formWords, form)),
  leadStatus: ({ leadStatus }) => (
    <Badge variant={statusVariants[String(leadStatus)] ?? "neutral"}>{said(statusWords, leadStatus)}</Badge>
  ),
  requestedAt: ({ requestedAt }) => plain(momentInWords(requestedAt)),
  confirmation: ({ confirmation }) => plain(said(confirmationWords, confirmation) || "-"),
  subscriptionState: ({ subscriptionState }) => (
    <Badge variant={subscriptionVariants[String(subscriptionState)] ?? "neutral"}>
      {said(subscriptionWords, subscriptionState)}
    </Badge>
  ),
  needsReview: ({ needsReview }) => (needsReview ? <Badge variant="warning">Review</Badge> : plain("-")),
};

export const leadColumns = withCells(cells);

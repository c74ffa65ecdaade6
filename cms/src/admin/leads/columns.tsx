import { Badge, type BadgeProps, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { formWords, said, statusWords } from "../../leads/words";

type Row = Readonly<Record<string, unknown>>;

interface Header {
  name: string;
  cellFormatter?: (row: Row) => ReactNode;
}

interface ListView {
  displayedHeaders: Header[];
  layout: unknown;
}

const statusVariants: Record<string, BadgeProps["variant"]> = {
  new: "primary",
  contacted: "secondary",
  qualified: "success",
  closed: "neutral",
  spam: "danger",
};

const received = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

const moment = (value: unknown): string => (value ? received.format(new Date(String(value))) : "-");

const plain = (text: string): ReactNode => <Typography textColor="neutral800">{text}</Typography>;

/** Columns of leads that say more as words than as stored values. Their names occur in no other list. */
const cells: Record<string, (row: Row) => ReactNode> = {
  receivedAt: ({ receivedAt }) => plain(moment(receivedAt)),
  erasedAt: ({ erasedAt }) => plain(moment(erasedAt)),
  form: ({ form }) => plain(said(formWords, form)),
  leadStatus: ({ leadStatus }) => (
    <Badge variant={statusVariants[String(leadStatus)] ?? "neutral"}>{said(statusWords, leadStatus)}</Badge>
  ),
  needsReview: ({ needsReview }) => (needsReview ? <Badge variant="warning">Review</Badge> : plain("-")),
};

/** For the content manager's hook on the columns of a list. */
export function leadColumns({ displayedHeaders, layout }: ListView): ListView {
  const inWords = displayedHeaders.map((header) => {
    const cellFormatter = cells[header.name];
    return cellFormatter ? { ...header, cellFormatter } : header;
  });
  return { displayedHeaders: inWords, layout };
}

import { Box, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { leadUid } from "../../leads/uids";
import { campaignParts, deliveryLines, formWords, listed, reasonWords, said } from "../../leads/words";
import { momentInWords } from "./columns";

export interface EditView {
  model: string;
  document?: Readonly<Record<string, unknown>>;
}

export interface SidePanel {
  title: string;
  content: ReactNode;
}

/** Beside a lead: where it came from and what became of it elsewhere, in words. */
export function AboutLead({ model, document }: EditView): SidePanel | null {
  if (model !== leadUid || !document) return null;
  const suspicions = listed(document.reviewReasons);
  const facts: [title: string, lines: string[]][] = [
    ["Looked suspicious", suspicions],
    ["Reason", [said(reasonWords, document.reason)]],
    ["Form", [said(formWords, document.form)]],
    ["Page", [said({}, document.page)]],
    ["Came from", [said({}, document.referrer)]],
    ["Campaign", campaignParts(document.campaign).map(([name, value]) => `${name}: ${value}`)],
    ["Forwarded", deliveryLines(document.deliveries, momentInWords)],
  ];
  return {
    title: "About this lead",
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} tag="dl" width="100%">
        {facts.map(([title, lines]) => (
          <Fact key={title} title={title} lines={lines} />
        ))}
      </Flex>
    ),
  };
}

/** A title and what there is to say under it; nothing when that is nothing. */
export function Fact({ title, lines }: { title: string; lines: string[] }) {
  const said = lines.filter((line) => line !== "");
  if (said.length === 0) return null;
  return (
    <Box>
      <Typography tag="dt" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {said.map((line) => (
        <Box tag="dd" key={line} style={{ overflowWrap: "anywhere" }}>
          <Typography textColor="neutral800">{line}</Typography>
        </Box>
      ))}
    </Box>
  );
}

import { Accordion, Box, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

interface AccordionItem {
  id: string;
  title: string;
  details: string;
  badges?: ReactNode;
  /** Mounted while the item is open. */
  content: ReactNode;
}

/** Breaks the text of a trigger into several lines. Strapi would truncate it to one. */
const wrapping = { gap: "0.4rem 1.2rem", whiteSpace: "normal", overflowWrap: "anywhere" } as const;

/** Accordion in which one item is open at a time; initially, the one with the ID `openId`. */
export function AccordionList({ items, openId }: { items: AccordionItem[]; openId?: string }) {
  return (
    <Accordion.Root defaultValue={openId}>
      {items.map(({ badges, content, details, id, title }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Header>
            <Accordion.Trigger>
              <Flex tag="span" wrap="wrap" style={wrapping}>
                <span>{title}</span>
                {badges}
                <Typography width="100%" variant="pi" fontWeight="regular" textColor="neutral600">
                  {details}
                </Typography>
              </Flex>
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>
            <Box padding={{ initial: 4, medium: 6 }}>{content}</Box>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

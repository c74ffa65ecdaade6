import { Accordion, Box, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { styled } from "styled-components";

interface AccordionItem {
  id: string;
  title: string;
  details: string;
  badges?: ReactNode;
  /** Mounted while the item is open. */
  content: ReactNode;
}

/** Breaks the text of a trigger into several lines. Strapi would truncate it to one. */
const WrappingTitle = styled(Flex)`
  flex-wrap: wrap;
  gap: 0.4rem 1.2rem;
  white-space: normal;
  overflow-wrap: anywhere;

  & > :last-child {
    flex-basis: 100%;
  }
`;

/** Accordion in which one item is open at a time; initially, the one with the ID `openId`. */
export function AccordionList({ items, openId }: { items: AccordionItem[]; openId?: string }) {
  return (
    <Accordion.Root defaultValue={openId}>
      {items.map(({ badges, content, details, id, title }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Header>
            <Accordion.Trigger>
              <WrappingTitle tag="span">
                <span>{title}</span>
                {badges}
                <Typography variant="pi" fontWeight="regular" textColor="neutral600">
                  {details}
                </Typography>
              </WrappingTitle>
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

import { Accordion, Box, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { styled } from "styled-components";

interface OpeningItem {
  id: string;
  title: string;
  details: string;
  badges?: ReactNode;
  /** Mounted while the item is open. */
  content: ReactNode;
}

/** Lets the trigger wrap, which Strapi truncates to one line. */
const Lines = styled(Flex)`
  flex-wrap: wrap;
  gap: 0.4rem 1.2rem;
  white-space: normal;
  overflow-wrap: anywhere;

  & > :last-child {
    flex-basis: 100%;
  }
`;

/** Accordion in which one item is open at a time. */
export function OpeningList({ items, opened }: { items: OpeningItem[]; opened?: string | undefined }) {
  return (
    <Accordion.Root defaultValue={opened}>
      {items.map(({ badges, content, details, id, title }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Header>
            <Accordion.Trigger>
              <Lines tag="span">
                <span>{title}</span>
                {badges}
                <Typography variant="pi" fontWeight="regular" textColor="neutral600">
                  {details}
                </Typography>
              </Lines>
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

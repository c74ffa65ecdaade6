import { Accordion, Box } from "@strapi/design-system";
import type { ReactNode } from "react";

interface OpeningItem {
  id: string;
  title: string;
  details: string;
  badges?: ReactNode;
  /** Mounted while the item is open. */
  content: ReactNode;
}

/** A list of which one item at a time opens in place. */
export function OpeningList({ items, opened }: { items: OpeningItem[]; opened?: string | undefined }) {
  return (
    <Accordion.Root size="M" defaultValue={opened}>
      {items.map(({ badges, content, details, id, title }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Header>
            <Accordion.Trigger description={details}>{title}</Accordion.Trigger>
            {badges && <Accordion.Actions>{badges}</Accordion.Actions>}
          </Accordion.Header>
          <Accordion.Content>
            <Box padding={{ initial: 4, medium: 6 }}>{content}</Box>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { Layouts, Page, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import { useAnswer, useErrorText } from "../../../admin/use-service";
import type { ChecklistEntry } from "../server";

type Settle = (id: string, isSettled: boolean) => Promise<void>;

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const shownNames = 6;

export default function ChecklistPage() {
  const { post } = useFetchClient();
  const { answer: entries, error, setAnswer } = useAnswer<ChecklistEntry[]>("/sponsor-checklist");
  if (error !== undefined) return <Page.Error />;
  if (!entries) return <Page.Loading />;
  async function settle(id: string, isSettled: boolean): Promise<void> {
    const route = "/sponsor-checklist/settled";
    const { data } = await post<{ data: ChecklistEntry[] }>(route, { id, isSettled });
    setAnswer(data.data);
  }
  const open = entries.filter(({ state }) => state === "open");
  const settled = entries.filter(({ state }) => state === "settled");
  const supplied = entries.filter(({ state }) => state === "supplied");
  return (
    <Page.Main>
      <Page.Title>To be supplied</Page.Title>
      <Layouts.Header
        title="To be supplied by the sponsor"
        subtitle={`${open.length} of ${entries.length} open. What you enter leaves the list as soon as it is published.`}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          <Group title="Open" entries={open} settle={settle} />
          <Group title="Settled as it stands" entries={settled} settle={settle} />
          <Group title="Supplied" entries={supplied} settle={settle} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Group({ title, entries, settle }: { title: string; entries: ChecklistEntry[]; settle: Settle }) {
  if (entries.length === 0) return null;
  return (
    <Box tag="section">
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {entries.map((entry) => (
          <Item key={entry.id} entry={entry} settle={settle} />
        ))}
      </Flex>
    </Box>
  );
}

function Item({ entry, settle }: { entry: ChecklistEntry; settle: Settle }) {
  const { title, detail, where, href, remaining, state, settledBy, settledAt } = entry;
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius borderColor="neutral150">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={6} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1} maxWidth="68rem">
          <Typography tag="h3" variant="delta">
            {title}
          </Typography>
          {state !== "supplied" && <Typography textColor="neutral700">{detail}</Typography>}
          {remaining.length > 0 && (
            <Typography textColor="neutral700">{`Still open: ${shortList(remaining)}.`}</Typography>
          )}
          {settledBy && settledAt && (
            <Typography textColor="neutral600">
              {`Settled by ${settledBy} on ${day.format(new Date(settledAt))}.`}
            </Typography>
          )}
          {href ? (
            <Link tag={NavLink} to={href}>
              {where}
            </Link>
          ) : (
            <Typography textColor="neutral600">{where}</Typography>
          )}
        </Flex>
        {state !== "supplied" && <SettleButton entry={entry} settle={settle} />}
      </Flex>
    </Box>
  );
}

function SettleButton({ entry: { id, state, title }, settle }: { entry: ChecklistEntry; settle: Settle }) {
  const isSettled = state === "settled";
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isWaiting, setIsWaiting] = useState(false);

  async function change() {
    setIsWaiting(true);
    try {
      await settle(id, !isSettled);
    } catch (error) {
      toggleNotification({ type: "danger", message: errorText(error) });
      setIsWaiting(false);
    }
  }

  return (
    <Button
      variant={isSettled ? "tertiary" : "secondary"}
      loading={isWaiting}
      onClick={change}
      aria-label={isSettled ? `Open again: ${title}` : `Mark as settled: ${title}`}
    >
      {isSettled ? "Open again" : "Mark as settled"}
    </Button>
  );
}

function shortList(names: string[]): string {
  const shown = names.slice(0, shownNames).join(", ");
  return names.length > shownNames ? `${shown} and ${names.length - shownNames} more` : shown;
}

import { Box, Button, Flex, Link, LinkButton, Typography } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import { Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService, useServiceAction, useServiceData } from "../../../admin/use-service";
import type { Checklist, ChecklistItem } from "../server";

type SetAccepted = (id: string, isAccepted: boolean) => Promise<void>;

export default function ChecklistPage() {
  const { data: checklist, error, setData } = useServiceData<Checklist>("/launch");
  if (error !== null) return <Page.Error />;
  if (!checklist) return <Page.Loading />;
  const { items } = checklist;
  const setAccepted: SetAccepted = async (id, isAccepted) =>
    setData(await sendToService("post", "/launch/accepted", { id, isAccepted }));
  const toDo = items.filter(({ isDone }) => !isDone);
  return (
    <Page.Main>
      <Page.Title>Before you go live</Page.Title>
      <Layouts.Header
        title="Before you go live"
        subtitle={`${toDo.length} of ${items.length} to do. An item moves to Done once you publish its content.`}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={8}>
          <GoLive checklist={checklist} onChange={setData} />
          <Group title="To do" items={toDo} setAccepted={setAccepted} />
          <Group title="Done" items={items.filter(({ isDone }) => isDone)} setAccepted={setAccepted} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface GroupProps {
  title: string;
  items: ChecklistItem[];
  setAccepted: SetAccepted;
}

function Group({ items, setAccepted, title }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <Box tag="section">
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {items.map((item) => (
          <Item key={item.id} item={item} setAccepted={setAccepted} />
        ))}
      </Flex>
    </Box>
  );
}

function Item({ item, setAccepted }: { item: ChecklistItem; setAccepted: SetAccepted }) {
  const { id, title, detail, linkText, href, remaining, canBeAccepted, isAccepted, isDone, whenLive } = item;
  const { runAction, isRunning } = useServiceAction();
  const label = isAccepted ? "Move back to To do" : "Accept as it is";
  return (
    <Box tag="li" background="neutral0" padding={4} hasRadius borderColor="neutral150">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={6} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1} maxWidth="68rem">
          <Typography tag="h3" variant="delta">
            {title}
          </Typography>
          {!isDone && <Typography textColor="neutral700">{detail}</Typography>}
          {remaining.length > 0 && (
            <Typography textColor="neutral700">{`Still to do: ${remaining.join(", ")}.`}</Typography>
          )}
          {remaining.length > 0 && whenLive === "hidden" && (
            <Typography textColor="neutral600">The live site hides this until it is done.</Typography>
          )}
          {href && (
            <Link tag={NavLink} to={href}>
              {linkText}
            </Link>
          )}
        </Flex>
        {(isAccepted || !isDone) && canBeAccepted && (
          <Button
            variant={isAccepted ? "tertiary" : "secondary"}
            loading={isRunning}
            onClick={() => runAction(() => setAccepted(id, !isAccepted))}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

interface GoLiveProps {
  checklist: Checklist;
  onChange(checklist: Checklist): void;
}

const goLiveEffect = "Going live hides samples, and figures without a source and date, from visitors.";

/** Section with the button to go live, and a description of its effect on visitors. */
function GoLive({ checklist: { blockingSamples, isLive, items, previewUrl }, onChange }: GoLiveProps) {
  const { toggleNotification } = useNotification();
  const isBlocked = !isLive && blockingSamples.length > 0;
  const hiddenItems = items.filter(
    ({ remaining, whenLive }) => whenLive === "hidden" && remaining.length > 0,
  );

  async function toggleLive() {
    onChange(await sendToService("post", "/launch/live", { isLive: !isLive }));
    const message = isLive ? "Visitors see the samples again." : "The site is live.";
    toggleNotification({ type: "success", message });
  }
  const action = isLive ? "Show samples again" : "Go live";

  return (
    <Box tag="section" background="neutral0" padding={6} hasRadius borderColor="neutral150">
      <Typography tag="h2" variant="beta">
        {isLive ? "The site is live" : "Go live"}
      </Typography>
      <Box paddingTop={2} paddingBottom={4} maxWidth="72rem">
        <Typography tag="p" textColor="neutral700">
          {isLive ? "Visitors see no samples, and no figures without a source and date." : goLiveEffect}
        </Typography>
        {isBlocked && (
          <Typography tag="p" textColor="neutral800" paddingTop={2}>
            {`Replace these samples first, because every page shows them: ${blockingSamples.join(", ")}.`}
          </Typography>
        )}
      </Box>
      <Flex gap={2} wrap="wrap">
        <DialogButton
          button={
            <Button variant={isLive ? "tertiary" : "default"} disabled={isBlocked}>
              {action}
            </Button>
          }
          title={`${action}?`}
          submitLabel={action}
          closeLabel={isLive ? "Stay live" : "Not yet"}
          onSubmit={toggleLive}
        >
          <Typography>
            {isLive
              ? "Visitors will see samples, and figures without a source. A line in the footer says so."
              : goLiveEffect}
          </Typography>
          {!isLive && hiddenItems.length > 0 && (
            <Box width="100%" maxHeight="24rem" overflow="auto" paddingTop={2}>
              <Typography fontWeight="semiBold">This will be hidden:</Typography>
              <Box tag="ul">
                {hiddenItems.map(({ id, remaining, title }) => (
                  <Box tag="li" key={id} paddingTop={1}>
                    <Typography textColor="neutral700">{`${title}: ${remaining.join(", ")}`}</Typography>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </DialogButton>
        <LinkButton variant="tertiary" endIcon={<ExternalLink />} href={previewUrl} isExternal>
          See what is hidden
        </LinkButton>
      </Flex>
    </Box>
  );
}

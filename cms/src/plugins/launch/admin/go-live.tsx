import { Box, Button, Flex, LinkButton, Typography } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import { useNotification } from "@strapi/strapi/admin";
import { DialogButton } from "../../../admin/form-dialog";
import { sendToService } from "../../../admin/use-service";
import type { Checklist, ChecklistEntry } from "../server";

interface GoLiveProps {
  checklist: Checklist;
  onChange(checklist: Checklist): void;
}

/** Returns the unfinished entries with one effect: those that a live site hides, or those that it needs. */
const findUnfinished = (entries: ChecklistEntry[], whenLive: ChecklistEntry["whenLive"]) =>
  entries.filter((entry) => entry.whenLive === whenLive && entry.remaining.length > 0);

const goLiveEffect = "Going live hides samples, and figures without a source and date, from visitors.";

/** Section with the button to go live, and a description of its effect on visitors. */
export function GoLive({ checklist: { entries, isLive, preview }, onChange }: GoLiveProps) {
  const { toggleNotification } = useNotification();
  const neededEntries = findUnfinished(entries, "needed");
  const hiddenEntries = findUnfinished(entries, "hidden");

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
        {!isLive && neededEntries.length > 0 && (
          <Typography tag="p" textColor="neutral800" paddingTop={2}>
            {`Replace these samples first, because every page shows them: ${neededEntries.flatMap(({ remaining }) => remaining).join(", ")}.`}
          </Typography>
        )}
      </Box>
      <Flex gap={2} wrap="wrap">
        <DialogButton
          button={
            <Button variant={isLive ? "tertiary" : "default"} disabled={!isLive && neededEntries.length > 0}>
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
          {!isLive && hiddenEntries.length > 0 && (
            <Box width="100%" maxHeight="24rem" overflow="auto" paddingTop={2}>
              <Typography fontWeight="semiBold">This will be hidden:</Typography>
              <Box tag="ul">
                {hiddenEntries.map(({ id, remaining, title }) => (
                  <Box tag="li" key={id} paddingTop={1}>
                    <Typography textColor="neutral700">{`${title}: ${remaining.join(", ")}`}</Typography>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </DialogButton>
        <LinkButton variant="tertiary" endIcon={<ExternalLink />} href={preview} isExternal>
          See what is hidden
        </LinkButton>
      </Flex>
    </Box>
  );
}

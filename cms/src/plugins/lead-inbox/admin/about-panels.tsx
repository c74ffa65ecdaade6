import { Box, Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import type { SidePanelComponent } from "../../../admin/content-manager";
import { useStoredTime } from "../../../admin/team-time";
import {
  amountLabel,
  campaignLines,
  deliveryLines,
  formLabel,
  historyLines,
  labelFor,
  reviewReasonLines,
  textOf,
} from "../labels";
import { leadUid, subscriptionUid } from "../uids";

export const AboutLead: SidePanelComponent = ({ model, document }) => {
  const formatTime = useStoredTime();
  return model === leadUid && document
    ? {
        title: "About this inquiry",
        content: details([
          ["Looked suspicious", reviewReasonLines(document.reviewReasons)],
          ["Project", [textOf(document.project)]],
          ["Asked for", [labelFor("askedFor", document.askedFor)]],
          ["Amount", [amountLabel(document.amount)]],
          ["Return class", [textOf(document.returnClass)]],
          ["Reason", [labelFor("reason", document.reason)]],
          ["Received", [formatTime(document.receivedAt)]],
          ["Form", [formLabel(document)]],
          ["Entered by", [textOf(document.enteredBy)]],
          ["Consent to be contacted", consentLines(document, formatTime)],
          ["Page", [textOf(document.page)]],
          ["Came from", [textOf(document.referrer)]],
          ["Campaign", campaignLines(document.campaign)],
          ["Forwarded", deliveryLines(document.deliveries, formatTime)],
          ["Request, as the log names it", [textOf(document.requestId)]],
        ]),
      }
    : null;
};

export const AboutSubscription: SidePanelComponent = ({ model, document }) => {
  const formatTime = useStoredTime();
  return model === subscriptionUid && document
    ? {
        title: "About this subscription",
        content: details([
          ["What has happened", historyLines(document.history, formatTime)],
          ["Looked suspicious", reviewReasonLines(document.reviewReasons)],
          ["Came from", [textOf(document.referrer)]],
          ["Campaign", campaignLines(document.campaign)],
        ]),
      }
    : null;
};

const consentLines = (
  { consent, consentAt, consentVersion, consentWording }: Record<string, unknown>,
  formatTime: (time: unknown) => string,
): string[] =>
  consent
    ? [`Yes, on ${formatTime(consentAt)}`, `Wording ${textOf(consentVersion)}`, textOf(consentWording)]
    : ["No"];

/** Titles, each with its lines; without one that has none. */
function details(all: [title: string, lines: string[]][]): ReactNode {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="dl" width="100%">
      {all
        .filter(([, lines]) => lines.some((line) => line !== ""))
        .map(([title, lines]) => (
          <Box key={title}>
            <Typography tag="dt" variant="sigma" textColor="neutral600">
              {title}
            </Typography>
            {lines.map((line) => (
              <Box tag="dd" key={line} style={{ overflowWrap: "anywhere" }}>
                <Typography textColor="neutral800">{line}</Typography>
              </Box>
            ))}
          </Box>
        ))}
    </Flex>
  );
}

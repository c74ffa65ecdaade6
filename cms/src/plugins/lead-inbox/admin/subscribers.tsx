import { Box, Button, Checkbox, Flex, Textarea, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LabeledField } from "../../../admin/fields";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer, useAttempt } from "../../../admin/use-service";
import type { Row } from "../answers";
import { campaignLines, historyLines, labelFor, labels, reviewReasonLines, textOf } from "../labels";
import { ListFrame } from "./inquiries-page";
import { Choice, Details, Flag, Pages, SearchBox, Section, StateBadge } from "./parts";
import { useExport } from "./use-export";
import { useRights } from "./use-rights";

interface Answer {
  subscriptions: Row[];
  total: number;
  pageSize: number;
}

/** Newsletter subscriptions; each opens in place. */
export function Subscribers() {
  const [query, setQuery] = useSearchParams();
  const { answer, reload } = useAnswer<Answer>(`/lead-inbox/subscriptions?${query}`);
  const { canExport } = useRights();
  const { isExporting, save } = useExport();
  const formatTime = useStoredTime();
  const set = (values: Record<string, string>) => {
    const next = { q: query.get("q") ?? "", state: query.get("state") ?? "", ...values };
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  };
  const page = Number(query.get("page") ?? 1);
  const filter = new URLSearchParams([...query].filter(([name]) => name !== "page"));
  const pages = Math.ceil((answer?.total ?? 0) / (answer?.pageSize ?? 1));

  return (
    <ListFrame
      title="Subscribers"
      actions={
        canExport && (
          <Button
            variant="secondary"
            startIcon={<Download />}
            loading={isExporting}
            onClick={() => save(`/lead-inbox/subscriptions/export?${filter}`)}
          >
            {filter.size > 0 ? `Export these ${answer?.total ?? ""}` : "Export all"}
          </Button>
        )
      }
    >
      <Flex gap={2} wrap="wrap" paddingBottom={4}>
        <SearchBox
          label="Search subscribers"
          placeholder="Email address"
          value={query.get("q") ?? ""}
          onSearch={(q) => set({ q })}
        />
        <Choice
          label="State"
          none="Any state"
          size="S"
          choices={labels.subscriptionState}
          value={query.get("state") ?? ""}
          onChange={(state) => set({ state })}
        />
      </Flex>
      {answer?.total === 0 && <Typography>No subscription matches.</Typography>}
      <Flex direction="column" alignItems="stretch" gap={2}>
        {answer?.subscriptions.map((subscription) => (
          <Box
            key={subscription.documentId}
            tag="details"
            background="neutral0"
            hasRadius
            padding={4}
            shadow="tableShadow"
          >
            <summary>
              <Typography fontWeight="semiBold">{textOf(subscription.email)}</Typography>{" "}
              <StateBadge field="subscriptionState" value={subscription.subscriptionState} />{" "}
              {subscription.needsReview === true && <Flag>Review</Flag>}{" "}
              <Typography textColor="neutral600">{formatTime(subscription.requestedAt)}</Typography>
            </summary>
            <SubscriptionForm subscription={subscription} onSaved={reload} />
          </Box>
        ))}
      </Flex>
      <Pages page={page} count={pages} show={(next) => set({ page: String(next) })} />
    </ListFrame>
  );
}

function SubscriptionForm({ onSaved, subscription }: { onSaved: () => void; subscription: Row }) {
  const { put } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const { toggleNotification } = useNotification();
  const formatTime = useStoredTime();
  const [changes, setChanges] = useState<Record<string, unknown>>({});
  const values = { ...subscription, ...changes };
  const isEditable = subscription.isEditable === true;
  const save = () =>
    attempt(async () => {
      await put(`/lead-inbox/subscriptions/${subscription.documentId}`, changes);
      toggleNotification({ type: "success", message: "Saved." });
      setChanges({});
      onSaved();
    }, "Not saved.");

  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
      <LabeledField
        name="state"
        label="State"
        hint="The newsletter goes to Confirmed only. Choose Confirmed after the person told you that they signed up, and Unsubscribed as soon as they ask."
      >
        <Choice
          label="State"
          choices={labels.subscriptionState}
          value={textOf(values.subscriptionState)}
          isDisabled={!isEditable}
          onChange={(subscriptionState) => setChanges({ ...changes, subscriptionState })}
        />
      </LabeledField>
      <Checkbox
        checked={values.needsReview === true}
        disabled={!isEditable}
        onCheckedChange={(isOn: boolean | "indeterminate") =>
          setChanges({ ...changes, needsReview: isOn === true })
        }
      >
        Needs review
      </Checkbox>
      <LabeledField name="notes" label="Notes" hint="For the team only.">
        <Textarea
          value={textOf(values.notes)}
          disabled={!isEditable}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
            setChanges({ ...changes, notes: target.value })
          }
        />
      </LabeledField>
      {isEditable && (
        <Button loading={isUnderWay} disabled={Object.keys(changes).length === 0} onClick={save}>
          Save
        </Button>
      )}
      <Section title="About this subscription">
        <Details
          rows={[
            ["History", historyLines(subscription.history, formatTime)],
            ["Looked suspicious", reviewReasonLines(subscription.reviewReasons)],
            ["To be confirmed", [labelFor("confirmation", subscription.confirmation)]],
            ["Agreed to", [textOf(subscription.consentVersion), textOf(subscription.consentWording)]],
            ["Page", [textOf(subscription.page)]],
            ["Came from", [textOf(subscription.referrer)]],
            ["Campaign", campaignLines(subscription.campaign)],
            ["Unsubscribe link", [textOf(subscription.unsubscribeLink)]],
          ]}
        />
      </Section>
    </Flex>
  );
}

import { Flex } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { OpeningList } from "../../../admin/opening-list";
import { useStoredTime } from "../../../admin/team-time";
import { useAnswer } from "../../../admin/use-service";
import type { Row } from "../answers";
import { subscriptionDetails } from "../columns";
import { labels, textOf } from "../labels";
import type { FieldSpec } from "./field-input";
import { PagedList } from "./frame";
import { Choice, Details, Flag, SearchBox, StateBadge } from "./parts";
import { WorkForm } from "./work-form";

interface Answer {
  subscriptions: Row[];
  total: number;
  pageSize: number;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 2.4rem;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Newsletter subscriptions; each opens in place. */
export function Subscribers() {
  const [query, setQuery] = useSearchParams();
  const { page = "1", ...filter } = Object.fromEntries(query);
  const { answer, error, reload } = useAnswer<Answer>(`/lead-inbox/subscriptions?${query}`);
  const formatTime = useStoredTime();
  const show = (values: Record<string, string>) =>
    setQuery(Object.fromEntries(Object.entries({ ...filter, ...values }).filter(([, value]) => value)));

  return (
    <PagedList
      title="Subscribers"
      exportRoute={`/lead-inbox/subscriptions/export?${new URLSearchParams(filter)}`}
      isFiltered={Object.keys(filter).length > 0}
      filters={
        <Flex gap={2} wrap="wrap" paddingBottom={4}>
          <SearchBox
            label="Search subscribers"
            placeholder="Email address"
            value={filter.q ?? ""}
            onSearch={(q) => show({ q })}
          />
          <Choice
            label="State"
            none="Any state"
            size="S"
            choices={labels.subscriptionState}
            value={filter.state ?? ""}
            onChange={(state) => show({ state })}
          />
        </Flex>
      }
      empty="No subscription matches."
      page={Number(page)}
      show={(next) => show({ page: String(next) })}
      {...{ answer, error }}
    >
      <OpeningList
        items={(answer?.subscriptions ?? []).map((subscription) => ({
          id: subscription.documentId,
          title: textOf(subscription.email),
          details: `Signed up ${formatTime(subscription.requestedAt)}`,
          badges: (
            <>
              {subscription.needsReview === true && <Flag>Review</Flag>}
              <StateBadge field="subscriptionState" value={subscription.subscriptionState} />
            </>
          ),
          content: (
            <Content>
              <SubscriptionForm subscription={subscription} onChanged={reload} />
              <Details columns={subscriptionDetails} entry={subscription} />
            </Content>
          ),
        }))}
      />
    </PagedList>
  );
}

const fields: FieldSpec[] = [
  {
    name: "subscriptionState",
    label: "State",
    kind: "choice",
    choices: labels.subscriptionState,
    hint: "The newsletter goes to Confirmed only. Choose Confirmed after the person told you that they signed up, and Unsubscribed as soon as they ask.",
  },
  { name: "needsReview", label: "Needs review", kind: "check" },
  { name: "notes", label: "Notes", kind: "longText", hint: "For the team only." },
];

function SubscriptionForm({ onChanged, subscription }: { onChanged: () => void; subscription: Row }) {
  const { put } = useFetchClient();
  return (
    <WorkForm
      entry={subscription}
      fields={fields}
      isEditable={() => subscription.isEditable === true}
      reload={onChanged}
      save={async (changes, revision) => {
        await put(`/lead-inbox/subscriptions/${subscription.documentId}`, { ...changes, revision });
        onChanged();
      }}
    />
  );
}

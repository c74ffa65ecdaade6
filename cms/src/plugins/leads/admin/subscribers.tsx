import { Button, Flex, Typography } from "@strapi/design-system";
import { useSearchParams } from "react-router-dom";
import { AccordionList } from "../../../admin/accordion-list";
import { DialogButton } from "../../../admin/form-dialog";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useServiceData } from "../../../admin/use-service";
import { subscriptionFields } from "../fields";
import { labels, toText } from "../labels";
import type { ListResponse } from "../responses";
import { ListPage } from "./frame";
import { ChoiceSelect, DetailList, SearchBox, StateBadges } from "./parts";

/** Changes that the team can make. */
const changes = [
  {
    state: "confirmed",
    label: "Confirm",
    from: ["unconfirmed"],
    text: "Confirm only after the person has told you that they signed up.",
  },
  {
    state: "unsubscribed",
    label: "Unsubscribe",
    from: ["unconfirmed", "confirmed"],
    text: "Do this as soon as the person asks. Only they can subscribe again, by signing up on the site.",
  },
];

/** Lists newsletter subscriptions. Each opens in place. */
export function Subscribers() {
  const [query, setQuery] = useSearchParams();
  const { page = "1", ...filter } = Object.fromEntries(query);
  const list = useServiceData<ListResponse>(`/subscriptions?${query}`);
  const formatTime = useTimeFormatter();
  const isFiltered = Object.keys(filter).length > 0;
  const updateQuery = (values: Record<string, string>) =>
    setQuery(Object.fromEntries(Object.entries({ ...filter, ...values }).filter(([, value]) => value)));

  return (
    <ListPage
      title="Subscribers"
      exportRoute={`/subscription-export?${new URLSearchParams(filter)}`}
      filters={
        <Flex gap={2} wrap="wrap">
          <SearchBox
            label="Search subscribers"
            placeholder="Email address"
            value={filter.q ?? ""}
            onSearch={(q) => updateQuery({ q })}
          />
          <ChoiceSelect
            label="State"
            emptyLabel="Any state"
            size="S"
            choices={labels.subscriptionState}
            value={filter.state ?? ""}
            onChange={(state) => updateQuery({ state })}
          />
        </Flex>
      }
      emptyMessage={isFiltered ? "No subscription matches these filters." : "No subscribers yet."}
      response={list.data}
      error={list.error}
      page={Number(page)}
      openPage={(next) => updateQuery({ page: String(next) })}
    >
      <AccordionList
        items={(list.data?.rows ?? []).map((subscription) => ({
          id: subscription.documentId,
          title: toText(subscription.email),
          details: `Signed up ${formatTime(subscription.requestedAt)}`,
          badges: <StateBadges field="subscriptionState" entry={subscription} />,
          content: (
            <>
              <Flex gap={2} paddingBottom={4}>
                {changes
                  .filter(({ from }) => from.includes(toText(subscription.subscriptionState)))
                  .map(({ label, state, text }) => (
                    <DialogButton
                      key={state}
                      button={<Button variant="secondary">{label}</Button>}
                      title={`${label} ${subscription.email}?`}
                      submitLabel={label}
                      onSubmit={async () => {
                        await sendToService("put", `/subscriptions/${subscription.documentId}`, { state });
                        list.reload();
                      }}
                    >
                      <Typography>{text}</Typography>
                    </DialogButton>
                  ))}
              </Flex>
              <DetailList fields={subscriptionFields} entry={subscription} />
            </>
          ),
        }))}
      />
    </ListPage>
  );
}

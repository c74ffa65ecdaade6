import { Flex } from "@strapi/design-system";
import { useSearchParams } from "react-router-dom";
import { AccordionList } from "../../../admin/accordion-list";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService, useServiceData } from "../../../admin/use-service";
import { formFields, subscriptionFields } from "../fields";
import { labels, toText } from "../labels";
import type { ListResponse } from "../responses";
import { PagedList } from "./frame";
import { ChoiceSelect, Columns, DetailList, SearchBox, StateBadges } from "./parts";
import { WorkForm } from "./work-form";

/** Lists newsletter subscriptions. Each opens in place. */
export function Subscribers() {
  const [query, setQuery] = useSearchParams();
  const { page = "1", ...filter } = Object.fromEntries(query);
  const { data: response, error, reload } = useServiceData<ListResponse>(`/subscriptions?${query}`);
  const formatTime = useTimeFormatter();
  const isFiltered = Object.keys(filter).length > 0;
  const updateQuery = (values: Record<string, string>) =>
    setQuery(Object.fromEntries(Object.entries({ ...filter, ...values }).filter(([, value]) => value)));

  return (
    <PagedList
      title="Subscribers"
      exportRoute={`/subscription-export?${new URLSearchParams(filter)}`}
      isFiltered={isFiltered}
      filters={
        <Flex gap={2} wrap="wrap" paddingBottom={4}>
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
      page={Number(page)}
      openPage={(next) => updateQuery({ page: String(next) })}
      {...{ response, error }}
    >
      <AccordionList
        items={(response?.rows ?? []).map((subscription) => ({
          id: subscription.documentId,
          title: toText(subscription.email),
          details: `Signed up ${formatTime(subscription.requestedAt)}`,
          badges: <StateBadges field="subscriptionState" entry={subscription} />,
          content: (
            <Columns $columns="minmax(0, 1fr) minmax(0, 1fr)">
              <WorkForm
                entry={subscription}
                fields={formFields(subscriptionFields, "work")}
                reload={reload}
                save={async (changes, revision) => {
                  const route = `/subscriptions/${subscription.documentId}`;
                  await sendToService("put", route, { changes, revision });
                  reload();
                }}
              />
              <DetailList fields={subscriptionFields} entry={subscription} />
            </Columns>
          ),
        }))}
      />
    </PagedList>
  );
}

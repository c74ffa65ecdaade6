import { Button, Flex, Typography } from "@strapi/design-system";
import { AccordionList } from "../../../admin/accordion-list";
import { DialogButton } from "../../../admin/form-dialog";
import { useTimeFormatter } from "../../../admin/team-time";
import { sendToService } from "../../../admin/use-service";
import { subscriptionFields, toText } from "../fields";
import { subscriptionFilters } from "../filters";
import { ListPage } from "./list-page";
import { DetailList, StateBadges } from "./parts";

/** Changes of a subscription's state that the team can make. */
const stateChanges = [
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
  const formatTime = useTimeFormatter();
  return (
    <ListPage
      title="Subscribers"
      route="/subscriptions"
      exportRoute="/subscription-export"
      filters={subscriptionFilters}
      searchPlaceholder="Email address"
    >
      {(rows, reload) => (
        <AccordionList
          items={rows.map((subscription) => ({
            id: subscription.documentId,
            title: toText(subscription.email),
            details: `Signed up ${formatTime(subscription.requestedAt)}`,
            badges: <StateBadges field="subscriptionState" entry={subscription} />,
            content: (
              <>
                <Flex gap={2} paddingBottom={4}>
                  {stateChanges
                    .filter(({ from }) => from.includes(toText(subscription.subscriptionState)))
                    .map(({ label, state, text }) => (
                      <DialogButton
                        key={state}
                        button={<Button variant="secondary">{label}</Button>}
                        title={`${label} ${subscription.email}?`}
                        submitLabel={label}
                        onSubmit={async () => {
                          await sendToService("put", `/subscriptions/${subscription.documentId}`, { state });
                          reload();
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
      )}
    </ListPage>
  );
}

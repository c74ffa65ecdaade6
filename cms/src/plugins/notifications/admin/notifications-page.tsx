import { Checkbox, Flex, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { sendToService, useServiceAction, useServiceData } from "../../../admin/use-service";
import { type NotificationSettings, notificationKinds, notificationLabels } from "../settings";

/** Lets users choose the emails they get, and saves each change immediately. */
export default function NotificationsPage() {
  const { data: response, error, setData } = useServiceData<NotificationSettings>("/notifications");
  const { runAction } = useServiceAction();
  if (error !== null) return <Page.Error />;
  if (!response) return <Page.Loading />;
  const { isMailOn } = response;
  const saveChoices = (choices: NotificationSettings["choices"]) =>
    runAction(async () => {
      await sendToService("put", "/notifications", choices);
      setData({ isMailOn, choices });
    });
  const offText = "Email is off. To turn it on, set SMTP_URL and MAIL_FROM.";

  return (
    <Page.Main>
      <Page.Title>Notifications</Page.Title>
      <Layouts.Header
        title="Notifications"
        subtitle={isMailOn ? "Choose the emails that you get." : offText}
      />
      <Layouts.Content>
        <Flex
          direction="column"
          alignItems="flex-start"
          gap={3}
          background="neutral0"
          padding={6}
          hasRadius
          shadow="tableShadow"
        >
          <Typography tag="h2" variant="delta">
            Email me about
          </Typography>
          {notificationKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={response.choices[kind]}
              onCheckedChange={(isOn: boolean | "indeterminate") =>
                saveChoices({ ...response.choices, [kind]: isOn === true })
              }
            >
              {notificationLabels[kind]}
            </Checkbox>
          ))}
          <Typography variant="pi" textColor="neutral600">
            Emails say what an inquiry is about, never who sent it.
          </Typography>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

import { isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { listOf } from '../reading/flat-source.ts';
import { objectOf, textsOf } from './values-of-resume.ts';

/** Returns the ways to reach a person that HR-XML 2 has in one element, as those of HR-XML 3. */
export function channelsOf(method: unknown): JsonObject[] {
  const { Use, Location, WhenAvailable: _, Telephone, Mobile, ...others } = objectOf(method);
  const { InternetEmailAddress, InternetWebAddress, PostalAddress, ...rest } = others;
  const [UseCode = ''] = [...textsOf(Location), ...textsOf(Use)];
  const channel = (ChannelCode: string, values: JsonObject) => ({ ChannelCode, UseCode, ...values });
  return [
    ...listOf(PostalAddress).map((address) => ({ UseCode, Address: addressOf(objectOf(address)) })),
    ...[...listOf(Telephone), ...listOf(Mobile)].map((number) => channel('Telephone', numberOf(number))),
    ...textsOf(InternetEmailAddress).map((URI) => channel('Email', { URI })),
    ...textsOf(InternetWebAddress).map((URI) => channel('Web', { URI })),
    ...(Object.keys(rest).length > 0 ? [rest] : []),
  ];
}

function numberOf(value: unknown): JsonObject {
  if (!isObject(value)) return { FormattedNumber: value };
  const { InternationalCountryCode, AreaCityCode, SubscriberNumber, ...rest } = value;
  return {
    ...rest,
    ...(SubscriberNumber !== undefined && {
      ...{ CountryDialing: InternationalCountryCode, AreaDialing: AreaCityCode, DialNumber: SubscriberNumber },
    }),
  };
}

function addressOf({ DeliveryAddress, Municipality, Region, ...rest }: JsonObject): JsonObject {
  const { AddressLine, StreetName, BuildingNumber, ...delivery } = objectOf(DeliveryAddress);
  const street = [StreetName, BuildingNumber].filter((part) => typeof part === 'string').join(' ');
  return {
    ...rest,
    ...delivery,
    ...{ CityName: Municipality, CountrySubDivisionCode: Region },
    AddressLine: [...listOf(AddressLine), ...(street === '' ? [] : [street])],
  };
}

/** Returns the place of an organization as one of HR-XML 3. */
export function placeOf(summary: unknown): JsonObject {
  const { Municipality, CountryCode, ...rest } = objectOf(summary);
  return { ...rest, City: Municipality, Country: CountryCode };
}

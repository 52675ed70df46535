// Double of the chat service at CHATBOT_URL, and for every other address outside: answers the headers that it was sent.
export default {
  async fetch(request) {
    return Response.json({ address: request.url, headers: Object.fromEntries(request.headers) });
  },
};

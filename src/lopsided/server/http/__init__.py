"""The server's doors: pages, requests and sockets, with guards in front of them."""
